import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { production } from "@/worker/modules/make/production/contract";
import { priorities, productionStatuses } from "@/worker/modules/make/production/status";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { OrderTable } from "./order-table";
import { ProductionTabs } from "./tabs";

export const handle = { words: ["pages/production", "production"], title: "pages/production:orders.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, facets] = await Promise.all([
    context.read(production.list, searchInput(production.list, request)),
    context.read(production.facets, {}),
  ]);
  return { page, facets };
}

export default function Orders() {
  const { t } = useWords("pages/production");
  const [params] = useSearchParams();
  const { page, facets } = useLoaderData<typeof loader>();
  const isNarrowed = ["search", "status", "priority", "facility"].some((name) => params.get(name));
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`production:values.${field}.${value}`) }));
  const filters = [
    { name: "status", label: t("production:fields.status"), options: choices("status", productionStatuses) },
    { name: "priority", label: t("production:fields.priority"), options: choices("priority", priorities) },
    {
      name: "facility",
      label: t("production:fields.facility"),
      options: facets.facilities.map((facility) => ({ value: facility, label: facility })),
    },
  ];
  const add = (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <Plus aria-hidden="true" />
      {t("new")}
    </Link>
  );
  const isEmpty = facets.total === 0 && !isNarrowed;
  return (
    <>
      <PageHead title={t("orders.title")} sentence={isEmpty ? undefined : `${t("orders.count", { count: facets.total })}.`}>
        {!isEmpty && <ExportLink module="production" />}
        {add}
      </PageHead>
      <ProductionTabs />
      {isEmpty ? (
        <EmptyState drawing="pot" title={t("empty.title")} text={t("empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("orders.search")} placeholder={t("orders.search")} />
            <Filters filters={filters.filter(({ options }) => options.length)} />
          </div>
          {page.items.length ? <OrderTable rows={page.items} /> : <p className="muted py-6">{t("orders.nothing")}</p>}
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}
