import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatuses } from "@/worker/modules/buy/restocks/status";
import { searchInput } from "@/app/shell/search-input";
import { AheadChoice, aheadIn } from "@/app/features/business/forecast/ahead";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { Proposal } from "./proposal";
import { base, RestockTable } from "./restock-table";
import { withoutBlankLines } from "./save-restock";

export const handle = { words: ["pages/restocks", "restocks", "pages/tariffs", "pages/forecast"], title: "pages/restocks:title" };

const tabs = ["todo", "open", "late", "received"] as const;
type Tab = (typeof tabs)[number];
/** What each tab narrows the list to. */
const shows: Record<Tab, Record<string, string>> = {
  todo: {},
  open: { open: "true" },
  late: { late: "true" },
  received: { open: "false" },
};

/** The address holds the tab, what is searched and filtered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const tabName = new URL(request.url).searchParams.get("tab");
  const tab = tabs.find((name) => name === tabName) ?? "todo";
  const ahead = await aheadIn(context, request);
  const [facets, proposal, page] = await Promise.all([
    context.read(restocks.facets, {}),
    context.read(restocks.propose, { ahead }),
    tab === "todo"
      ? null
      : context.read(restocks.list, { ...searchInput(restocks.list, request), ...inputFrom(restocks.list, shows[tab]) }),
  ]);
  return { tab, ahead, facets, proposal, page, today: context.today, requestKey: context.nonce };
}

export const action = actionFor(restocks.createFromProposal, {
  to: ({ items: [first], total }) => (first && total === 1 ? `${base}/${first.id}` : `${base}?tab=open`),
  read: withoutBlankLines,
});

export default function Restocks() {
  const { t } = useWords("pages/restocks");
  const { tab, ahead, facets, proposal, page, today, requestKey } = useLoaderData<typeof loader>();
  const counts: Record<Tab, number> = { todo: proposal.total, open: facets.open, late: facets.late, received: facets.total - facets.open };
  const sentence = [t("count", { count: facets.open }), facets.late ? t("late", { count: facets.late }) : ""].filter(Boolean).join(", ");
  return (
    <>
      <PageHead title={t("title")} sentence={`${sentence}.`}>
        {tab !== "todo" && facets.total > 0 && <ExportLink module="restocks" shown={shows[tab]} />}
        <Link className={tab === "todo" && proposal.orders.length ? "btn btn-plain" : "btn btn-primary"} to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <Sections
        label={t("tabs")}
        sections={tabs.map((key) => ({ key, label: t(`tab.${key}`), to: `${base}?tab=${key}`, count: counts[key], current: key === tab }))}
      />
      {page ? (
        <>
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("searchHint")} />
            <RestockFilters tab={tab} />
          </div>
          {page.items.length ? (
            <>
              <RestockTable rows={page.items} today={today} />
              <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
            </>
          ) : (
            <Nothing tab={tab} />
          )}
        </>
      ) : (
        <>
          <AheadChoice ahead={ahead} />
          <Proposal proposal={proposal} requestKey={requestKey} today={today} isNew={facets.total === 0} />
        </>
      )}
    </>
  );
}

function RestockFilters({ tab }: { tab: Tab }) {
  const { t } = useWords("pages/restocks");
  const [params] = useSearchParams();
  const supplier = params.get("supplier");
  const among = restockStatuses.filter((status) => (tab === "received" ? status === "received" || status === "cancelled" : true));
  const statuses = tab === "open" ? among.slice(0, 3) : among;
  const label = (status: string) => t(`restocks:values.status.${status}`);
  const filters = [
    ...(tab === "late"
      ? []
      : [{ name: "status", label: t("restocks:fields.status"), options: statuses.map((value) => ({ value, label: label(value) })) }]),
    ...(supplier ? [{ name: "supplier", label: t("restocks:fields.supplier"), options: [{ value: supplier, label: supplier }] }] : []),
  ];
  return <Filters filters={filters} />;
}

function Nothing({ tab }: { tab: Tab }) {
  const { t } = useWords("pages/restocks");
  const [params] = useSearchParams();
  const isNarrowed = ["search", "status", "supplier"].some((name) => params.get(name));
  return (
    <EmptyState
      drawing="van"
      title={t(isNarrowed ? "nothing.title" : `none.${tab}`)}
      text={t(isNarrowed ? "nothing.text" : `noneText.${tab}`)}
    >
      {isNarrowed ? (
        <Link className="btn btn-plain" to={`${base}?tab=${tab}`}>
          {t("nothing.clear")}
        </Link>
      ) : (
        <Link className="btn btn-plain" to={base}>
          {t("toProposal")}
        </Link>
      )}
    </EmptyState>
  );
}
