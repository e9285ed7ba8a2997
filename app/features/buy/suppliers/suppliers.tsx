import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierTypes } from "@/worker/modules/buy/suppliers/status";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { ExportLink, ImportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { SupplierTable } from "./supplier-table";

export const handle = { words: ["pages/suppliers", "suppliers"], title: "pages/suppliers:title" };

const base = "/customer/suppliers";
const narrowing = ["search", "certificateEndsWithin", "archived"];

/** The address holds the tab, what is searched and filtered, so that it can be kept and shared. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, facets] = await Promise.all([
    context.read(suppliers.list, searchInput(suppliers.list, request)),
    context.read(suppliers.facets, {}),
  ]);
  return { page, facets, today: context.today };
}

export default function Suppliers() {
  const { t } = useWords("pages/suppliers");
  const [params] = useSearchParams();
  const { page, facets, today } = useLoaderData<typeof loader>();
  const { total, types, toRenew } = facets;
  const isNarrowed = narrowing.some((name) => params.get(name));
  const countText = t("count", { count: total });
  const sentence = toRenew ? t("toRenew", { suppliers: countText, count: toRenew }) : countText;
  return (
    <>
      <PageHead title={t("title")} sentence={total ? `${sentence}.` : undefined}>
        <ImportLink target="suppliers" />
        {total > 0 && <ExportLink module="suppliers" />}
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      {total === 0 && !isNarrowed ? (
        <Welcome />
      ) : (
        <>
          <Sections
            label={t("tabs")}
            sections={[
              { key: "all", label: t("all"), to: base, count: total, current: !params.get("type") },
              ...supplierTypes.map((type) => ({
                key: type,
                label: t(`tab.${type}`),
                to: `${base}?type=${type}`,
                count: types.find((entry) => entry.type === type)?.count ?? 0,
                current: params.get("type") === type,
              })),
            ]}
          />
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("searchHint")} />
            <SupplierFilters />
          </div>
          {page.items.length ? (
            <>
              <SupplierTable rows={page.items} today={today} />
              <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
            </>
          ) : (
            <EmptyState drawing="glass" title={t("nothing.title")} text={t("nothing.text")}>
              <Link className="btn btn-plain" to={base}>
                {t("nothing.clear")}
              </Link>
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}

function SupplierFilters() {
  const { t } = useWords("pages/suppliers");
  const ends = ["0", "30", "60"].map((value) => ({ value, label: t(`within.${value}`) }));
  return (
    <Filters
      filters={[
        { name: "certificateEndsWithin", label: t("certificate"), options: ends },
        { name: "archived", label: t("archived"), options: [{ value: "true", label: t("archived") }] },
      ]}
    />
  );
}

function Welcome() {
  const { t } = useWords("pages/suppliers");
  return (
    <EmptyState drawing="shop" title={t("none")} text={t("emptyText")}>
      <Link className="btn btn-primary" to={`${base}/new`}>
        <Plus aria-hidden="true" />
        {t("new")}
      </Link>
      <Link className="link-ink text-sm" to={`${base}/new?sample=1`}>
        {t("try")}
      </Link>
    </EmptyState>
  );
}
