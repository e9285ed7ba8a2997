import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { urgencies } from "@/worker/modules/make/production-requests/status";
import { actionFor, actionsBy, byOwnId, sameScreen } from "@/app/shell/action";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters } from "@/app/ui/filters";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { RequestCard } from "./request-card";

export const handle = { words: ["pages/production-validation", "productionRequests"], title: "pages/production-validation:title" };

const base = "/admin/production-validation";
const shown = ["pending", "accepted", "in_progress", "completed", "rejected", "cancelled"] as const;

/** Those that wait for a decision, unless one asks for others, or for one that was searched for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("request");
  if (id) {
    const one = await context.read(productionRequests.show, { id });
    return { page: { items: [one], total: 1, nextCursor: null }, requestKey: context.nonce, today: context.today };
  }
  const page = await context.read(productionRequests.list, {
    status: "pending",
    ...searchInput(productionRequests.list, request),
    limit: 20,
  });
  return { page, requestKey: context.nonce, today: context.today };
}

const { accept, reject, start, complete } = productionRequests;
const back = { to: sameScreen };
export const action = actionsBy({
  accept: byOwnId(actionFor(accept, back)),
  reject: byOwnId(actionFor(reject, back)),
  start: byOwnId(actionFor(start, back)),
  complete: byOwnId(actionFor(complete, back)),
});

/** What businesses ask the provider to make, each with what is decided of it. */
export default function ProductionValidation() {
  const { t } = useWords("pages/production-validation");
  const [params] = useSearchParams();
  const { page, requestKey, today } = useLoaderData<typeof loader>();
  const current = params.get("status") ?? (params.has("request") ? page.items[0]?.status : "pending");
  const levels = urgencies.map((value) => ({ value, label: t(`productionRequests:values.urgency.${value}`) }));
  const sections = shown.map((status) => ({
    key: status,
    label: t(`productionRequests:values.status.${status}`),
    to: `${base}?status=${status}`,
    current: status === current,
  }));
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <Sections label={t("sections")} sections={sections} />
      <div className="no-print my-4">
        <Filters filters={[{ name: "urgency", label: t("productionRequests:fields.urgency"), options: levels }]} />
      </div>
      <Refusal />
      {page.items.length ? (
        <ul className="grid gap-3">
          {page.items.map((request) => (
            <RequestCard key={request.id} request={request} requestKey={requestKey} today={today} />
          ))}
        </ul>
      ) : (
        <EmptyState drawing="pot" title={t("empty.title")} text={t("empty.text")} />
      )}
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}
