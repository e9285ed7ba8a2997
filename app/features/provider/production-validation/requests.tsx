import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type ProductionRequest, productionRequests } from "@/worker/modules/make/production-requests/contract";
import { urgencies, workStages } from "@/worker/modules/make/production-requests/status";
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
const shown = ["pending", "works", "completed", "rejected", "cancelled"] as const;

/** Those that wait for a decision, unless one asks for the work that was taken on, for others, or for one that was searched for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("request");
  if (id) {
    const one = await context.read(productionRequests.show, { id });
    return { page: { items: [one], total: 1, nextCursor: null }, requestKey: context.nonce, today: context.today };
  }
  if (searchParams.get("view") === "works") {
    const page = await context.read(productionRequests.works, { ...searchInput(productionRequests.works, request), limit: 20 });
    return { page, requestKey: context.nonce, today: context.today };
  }
  const page = await context.read(productionRequests.list, {
    status: "pending",
    ...searchInput(productionRequests.list, request),
    limit: 20,
  });
  return { page, requestKey: context.nonce, today: context.today };
}

const { accept, reject, propose, agree, start, complete } = productionRequests;
const back = { to: sameScreen };
export const action = actionsBy({
  accept: byOwnId(actionFor(accept, back)),
  reject: byOwnId(actionFor(reject, back)),
  propose: byOwnId(actionFor(propose, back)),
  agree: byOwnId(actionFor(agree, back)),
  start: byOwnId(actionFor(start, back)),
  complete: byOwnId(actionFor(complete, back)),
});

/** Under which section a request stands: what was taken on is work. */
const sectionOf = ({ status }: ProductionRequest) => (status === "accepted" || status === "in_progress" ? "works" : status);

/** What businesses ask the provider to make, each with what is decided of it. */
export default function ProductionValidation() {
  const { t } = useWords("pages/production-validation");
  const [params] = useSearchParams();
  const { page, requestKey, today } = useLoaderData<typeof loader>();
  const one = params.has("request") ? page.items[0] : undefined;
  const isWorks = params.get("view") === "works";
  const current = isWorks ? "works" : one ? sectionOf(one) : (params.get("status") ?? "pending");
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`productionRequests:values.${group}.${value}`) }));
  const filters = isWorks
    ? [
        { name: "stage", label: t("productionRequests:fields.stage"), options: choices("stage", workStages) },
        {
          name: "late",
          label: t("productionRequests:fields.late"),
          options: [{ value: "true", label: t("productionRequests:fields.late") }],
        },
      ]
    : [{ name: "urgency", label: t("productionRequests:fields.urgency"), options: choices("urgency", urgencies) }];
  const sections = shown.map((key) => ({
    key,
    label: key === "works" ? t("works") : t(`productionRequests:values.status.${key}`),
    to: key === "works" ? `${base}?view=works` : `${base}?status=${key}`,
    current: key === current,
  }));
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <Sections label={t("sections")} sections={sections} />
      <div className="no-print my-4">
        <Filters filters={filters} />
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
