import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { orderStatuses } from "@/worker/modules/sell/orders/status";
import { EmptyState } from "@/app/ui/empty-state";
import { appliedFilters, Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { OrderTable } from "./order-table";

interface OrderListProps {
  page: Result<typeof orders.list>;
  facets: Result<typeof orders.facets>;
}

/** The list of orders with its filters, each with how many it finds. */
export function OrderList({ page, facets }: OrderListProps) {
  const { t, i18n } = useWords("pages/orders");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [params] = useSearchParams();
  const isFiltered = ["search", "status", "placed", "waiting", "late", "client", "dueFrom", "dueTo", "orderedFrom", "orderedTo"].some(
    (name) => params.get(name),
  );
  if (facets.total === 0 && !isFiltered) {
    return (
      <EmptyState drawing="parcel" title={t("empty.title")} text={t("empty.text")}>
        <Link className="btn btn-primary" to={`${base}/new`}>
          {t("new")}
        </Link>
      </EmptyState>
    );
  }
  const statuses = orderStatuses.flatMap((status) => {
    const count = facets.statuses.find((entry) => entry.status === status)?.count;
    return count ? [{ value: status, label: `${t(`orders:values.status.${status}`)} (${count})` }] : [];
  });
  const day = (name: string) => (value: string) => `${t(`orders:fields.${name}`)} ${formatDate(value, language)}`;
  const filters = [
    { name: "status", label: t("orders:fields.status"), options: statuses },
    { name: "waiting", label: t("orders:fields.waiting"), options: [{ value: "true", label: t("orders:fields.waiting") }] },
    { name: "late", label: t("orders:fields.late"), options: [{ value: "true", label: `${t("orders:fields.late")} (${facets.late})` }] },
    ...appliedFilters(params, {
      placed: () => t("orders:fields.placed"),
      client: (value) => page.items[0]?.clientName ?? value,
      orderedFrom: day("orderedFrom"),
      orderedTo: day("orderedTo"),
    }),
  ];
  return (
    <>
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchHint")} />
        <Filters filters={filters} />
      </div>
      {page.items.length ? (
        <>
          <OrderTable rows={page.items} />
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
  );
}
