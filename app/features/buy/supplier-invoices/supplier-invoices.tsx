import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Parsed } from "@/worker/core/contract/operation";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { base, SupplierInvoiceTable } from "./invoice-table";

export const handle = {
  words: ["pages/supplier-invoices", "supplierInvoices", "invoices"],
  title: "pages/supplier-invoices:title",
};

const tabs = ["all", "draft", "to_pay", "overdue", "paid", "credit"] as const;
type Tab = (typeof tabs)[number];
type Narrowed = Pick<Parsed<typeof supplierInvoices.list>, "status" | "type">;

/** What a tab shows: to be paid, late or paid are invoices alone, credit notes stand apart. */
function narrowedBy(tab: Tab): Narrowed {
  if (tab === "all") return {};
  if (tab === "credit") return { type: "supplier_credit" };
  return tab === "draft" ? { status: tab } : { status: tab, type: "supplier" };
}

/** The address holds the tab and what is searched. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get("tab");
  const tab = tabs.find((name) => name === requested) ?? "all";
  const [facets, page] = await Promise.all([
    context.read(supplierInvoices.facets, {}),
    context.read(supplierInvoices.list, { ...searchInput(supplierInvoices.list, request), ...narrowedBy(tab) }),
  ]);
  return { tab, facets, page, today: context.today };
}

export default function SupplierInvoices() {
  const { t } = useWords("pages/supplier-invoices");
  const { tab, facets, page, today } = useLoaderData<typeof loader>();
  const countOf = (name: Tab) => {
    const { status, type } = narrowedBy(name);
    const isShown = (one: (typeof facets.statuses)[number]) => (status ?? one.status) === one.status && (type ?? one.type) === one.type;
    return facets.statuses.reduce((sum, one) => (isShown(one) ? sum + one.count : sum), 0);
  };
  const all = countOf("all");
  const sentence = [
    t("owed", { due: formatMoney(facets.due, 2) }),
    facets.overdue ? t("late", { overdue: formatMoney(facets.overdue, 2) }) : "",
    facets.creditBalance ? t("credits", { balance: formatMoney(facets.creditBalance, 2) }) : "",
    facets.carried ? t("carried", { balance: formatMoney(facets.carried, 2) }) : "",
  ];
  return (
    <>
      <PageHead title={t("title")} sentence={`${sentence.filter(Boolean).join(", ")}.`}>
        {all > 0 && <ExportLink module="supplierInvoices" shown={narrowedBy(tab)} />}
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <Sections
        label={t("tabs")}
        sections={tabs.map((key) => ({
          key,
          label: t(`tab.${key}`),
          to: `${base}?tab=${key}`,
          count: countOf(key),
          current: key === tab,
        }))}
      />
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchHint")} />
      </div>
      {page.items.length ? (
        <>
          <SupplierInvoiceTable rows={page.items} today={today} />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <Nothing isFirst={all === 0} />
      )}
    </>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  const { t } = useWords("pages/supplier-invoices");
  const [params] = useSearchParams();
  const key = isFirst ? "first" : params.get("search") ? "nothing" : "none";
  return (
    <EmptyState drawing="paper" title={t(`${key}.title`)} text={t(`${key}.text`)}>
      <Link className="btn btn-plain" to={isFirst ? `${base}/new` : base}>
        {t(isFirst ? "new" : "seeAll")}
      </Link>
    </EmptyState>
  );
}
