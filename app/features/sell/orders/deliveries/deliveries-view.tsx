import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { deliveryStatuses } from "@/worker/core/trade/trade";
import type { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { None } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { base, deliveriesBase } from "../base";
import { DeliveryStatus } from "../order-status";

type Page = Result<typeof deliveries.list>;
type Row = Page["items"][number];

/** What has left for clients, the newest first. */
export function DeliveriesView({ page }: { page: Page }) {
  const { t } = useWords("pages/orders");
  const columns = useColumns();
  const options = deliveryStatuses.map((status) => ({ value: status, label: t(`deliveries:values.status.${status}`) }));
  return (
    <>
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("deliveries.search")} placeholder={t("deliveries.searchHint")} />
        <Filters filters={[{ name: "status", label: t("deliveries:fields.status"), options }]} />
      </div>
      {page.items.length ? (
        <>
          <Table caption={t("views.deliveries")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <EmptyState drawing="van" title={t("deliveries.none")} text={t("deliveries.noneText")} />
      )}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`deliveries:fields.${name}`);
  return [
    {
      key: "reference",
      card: "detail",
      label: field("reference"),
      cell: (row) => (
        <Link className="name" to={`${deliveriesBase}/${row.id}`}>
          {row.reference}
        </Link>
      ),
    },
    {
      key: "order",
      card: "detail",
      label: field("order"),
      cell: (row) => (
        <Link className="link-ink" to={`${base}/${row.orderId}`}>
          {row.orderReference}
        </Link>
      ),
    },
    { key: "client", card: "title", label: field("clientName"), cell: ({ clientName }) => clientName },
    { key: "shipped", card: "when", label: field("shippedOn"), cell: ({ shippedOn }) => <DateText value={shippedOn} /> },
    {
      key: "delivered",
      label: field("deliveredOn"),
      from: "lg",
      cell: ({ deliveredOn }) => (deliveredOn ? <DateText value={deliveredOn} /> : <None />),
    },
    { key: "carrier", label: field("carrier"), from: "xl", cell: ({ carrier }) => carrier || <None /> },
    { key: "status", card: "status", label: field("status"), cell: ({ status }) => <DeliveryStatus status={status} /> },
  ];
}
