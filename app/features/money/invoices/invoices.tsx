import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus, Printer, Repeat } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Parsed, Result } from "@/worker/core/contract/operation";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { appliedFilters, Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { AgeingView } from "./paying/ageing";
import { recurringBase } from "./base";
import { base } from "./invoice-table";
import { TickedInvoices } from "./ticked-invoices";

export const handle = { words: ["pages/invoices", "invoices"], title: "pages/invoices:title" };

const tabs = ["all", "draft", "sent", "overdue", "paid", "credit", "proforma", "ageing"] as const;
/** As many clients as are shown of those who take longest to pay. */
const SLOWEST = 5;
type Tab = (typeof tabs)[number];
type Narrowed = Parsed<typeof invoices.list>;
/** What of the address the papers of many follow. */
const filters = ["type", "status", "issued", "client", "from", "to", "search"];

/** The address holds the tab, what is searched and filtered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("tab");
  const tab = tabs.find((name) => name === wanted) ?? "all";
  const narrowed = narrowedBy(tab);
  const [facets, page, ageing, pace] = await Promise.all([
    context.read(invoices.facets, {}),
    tab === "ageing" ? null : context.read(invoices.list, { ...searchInput(invoices.list, request), ...narrowed }),
    tab === "ageing" ? context.read(invoices.ageing, searchInput(invoices.ageing, request)) : null,
    tab === "ageing" ? context.read(invoices.pace, { limit: SLOWEST }) : null,
  ]);
  return { tab, facets, page, ageing, pace, today: context.today, requestKey: context.nonce };
}

/** What a tab shows: to be paid, late or paid are invoices alone, credit notes and proformas stand apart. */
function narrowedBy(tab: Tab): Pick<Narrowed, "status" | "type"> {
  if (tab === "all" || tab === "ageing") return {};
  if (tab === "credit" || tab === "proforma") return { type: tab };
  return tab === "draft" ? { status: tab } : { status: tab, type: "client" };
}

export default function Invoices() {
  const { t } = useWords("pages/invoices");
  const { tab, facets, page, ageing, pace, today, requestKey } = useLoaderData<typeof loader>();
  const countOf = (tab: Tab) => {
    const { status, type } = narrowedBy(tab);
    return facets.statuses.reduce(
      (sum, one) => ((status ?? one.status) === one.status && (type ?? one.type) === one.type ? sum + one.count : sum),
      0,
    );
  };
  const all = countOf("all");
  const counts: Partial<Record<Tab, number>> = Object.fromEntries(
    tabs.flatMap((name) => (name === "ageing" ? [] : [[name, countOf(name)]])),
  );
  const [params] = useSearchParams();
  const narrowed: Record<string, string> = tab === "draft" ? {} : narrowedBy(tab);
  const printed = new URLSearchParams({
    kind: tab === "proforma" ? tab : "invoice",
    ...Object.fromEntries([...params].filter(([name]) => filters.includes(name))),
    ...narrowed,
  });
  const sentence = [
    t("owed", { due: formatMoney(facets.due, 2) }),
    facets.overdue ? t("late", { overdue: formatMoney(facets.overdue, 2) }) : "",
  ];
  return (
    <>
      <PageHead title={t("title")} sentence={`${sentence.filter(Boolean).join(", ")}.`}>
        <Link className="btn btn-plain" to={recurringBase}>
          <Repeat aria-hidden="true" />
          {t("recurring.title")}
        </Link>
        {all > 0 && (
          <Link className="btn btn-plain" to={`/pdf-generator/many?${printed}`}>
            <Printer aria-hidden="true" />
            {t("printing.link")}
          </Link>
        )}
        {all > 0 && <ExportLink module="invoices" shown={narrowedBy(tab)} />}
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <Sections
        label={t("tabs")}
        sections={tabs.map((key) => ({ key, label: t(`tab.${key}`), to: `${base}?tab=${key}`, count: counts[key], current: key === tab }))}
      />
      {ageing &&
        pace &&
        (ageing.items.length ? (
          <AgeingView ageing={ageing} pace={pace} />
        ) : (
          <EmptyState drawing="curve" title={t("ageing.none")} text={t("ageing.noneText")} />
        ))}
      {page && (
        <>
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("searchHint")} />
            <ListFilters rows={page.items} />
          </div>
          {page.items.length ? (
            <>
              <TickedInvoices rows={page.items} today={today} requestKey={requestKey} />
              <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
            </>
          ) : (
            <Nothing isFirst={all === 0} tab={tab} />
          )}
        </>
      )}
    </>
  );
}

function ListFilters({ rows }: { rows: Result<typeof invoices.list>["items"] }) {
  const { t, i18n } = useWords("pages/invoices");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [params] = useSearchParams();
  const day = (name: string) => (value: string) => `${t(`invoices:fields.${name}`)} ${formatDate(value, language)}`;
  const applied = appliedFilters(params, {
    status: (value) => t(`invoices:values.status.${value}`),
    issued: () => t("invoices:fields.issued"),
    client: (value) => rows[0]?.partyName ?? value,
    from: day("from"),
    to: day("to"),
  });
  const options = (["client", "credit", "proforma"] as const).map((value) => ({ value, label: t(`invoices:values.type.${value}`) }));
  return <Filters filters={[{ name: "type", label: t("invoices:fields.type"), options }, ...applied]} />;
}

function Nothing({ isFirst, tab }: { isFirst: boolean; tab: Tab }) {
  const { t } = useWords("pages/invoices");
  const [params] = useSearchParams();
  const isNarrowed = filters.some((name) => params.get(name));
  const key = isFirst ? "first" : isNarrowed ? "nothing" : "none";
  return (
    <EmptyState drawing="paper" title={t(`${key}.title`)} text={t(`${key}.text`)}>
      {isFirst ? (
        <Link className="btn btn-plain" to={`${base}/new`}>
          {t("new")}
        </Link>
      ) : (
        <Link className="btn btn-plain" to={isNarrowed ? `${base}?tab=${tab}` : base}>
          {t(isNarrowed ? "nothing.clear" : "none.all")}
        </Link>
      )}
    </EmptyState>
  );
}
