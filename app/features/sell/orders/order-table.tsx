import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { orderStatus } from "@/worker/modules/sell/orders/status";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { OrderStatus } from "./order-status";
import { ShareBar } from "./share-bar";

type Row = Result<typeof orders.list>["items"][number];

/** Rows of orders. @param ofClient on a client's own page, which needs not name it */
export function OrderTable({ rows, ofClient = false }: { rows: Row[]; ofClient?: boolean }) {
  const { t } = useWords("pages/orders");
  const columns = useColumns(ofClient).filter(({ key }) => !(ofClient && besides.includes(key)));
  const toShip = (row: Row) =>
    orderStatus.allows(row.status, "ship")
      ? { label: t("orders:operations.ship.title"), to: `${to(row)}?ship=1#form`, name: row.reference }
      : undefined;
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" swipe={toShip} />;
}

/** What a client's own page has no room for, or says already. */
const besides = ["client", "ordered", "invoiced"];
const to = ({ id }: Row) => `${base}/${id}`;

function useColumns(ofClient: boolean): Column<Row>[] {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`orders:fields.${name}`);
  return [
    {
      key: "reference",
      card: ofClient ? "title" : "detail",
      label: field("reference"),
      sort: "createdAt",
      cell: (row) => (
        <Link className="name" to={to(row)}>
          {row.reference}
        </Link>
      ),
    },
    { key: "client", card: "title", label: field("clientName"), cell: ({ clientName }) => clientName },
    { key: "ordered", label: field("orderedOn"), from: "lg", cell: ({ orderedOn }) => <DateText value={orderedOn} /> },
    {
      key: "due",
      card: "when",
      named: true,
      label: field("dueOn"),
      sort: "dueOn",
      cell: ({ dueOn }) => (dueOn ? <DateText value={dueOn} /> : <None />),
    },
    { key: "total", card: "figure", label: field("total"), numeric: true, cell: ({ total }) => formatMoney(total, 2) },
    {
      key: "delivered",
      card: "more",
      label: field("deliveredShare"),
      numeric: true,
      from: "lg",
      cell: (row) => (row.deliveredShare ? <ShareBar value={row.deliveredShare} /> : <None />),
    },
    {
      key: "invoiced",
      label: field("invoicedShare"),
      numeric: true,
      from: "xl",
      cell: (row) => (row.invoicedShare ? <ShareBar value={row.invoicedShare} /> : <None />),
    },
    {
      key: "status",
      card: "status",
      label: field("status"),
      cell: ({ status, validUntil, late }) => <OrderStatus status={status} isQuote={validUntil !== null} late={late} />,
    },
  ];
}
