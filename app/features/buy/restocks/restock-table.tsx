import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { ListedRestock } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { type Columns, Table } from "@/app/ui/table";
import { RestockStatus } from "./restock-status";

export const base = "/customer/material-restocks";
const to = ({ id }: ListedRestock) => `${base}/${id}`;

interface RestockTableProps {
  rows: ListedRestock[];
  today: string;
  /** Left out where all are of one. */
  withSupplier?: boolean;
}

/** Restocks as a table on a wide screen, as cards on a phone. */
export function RestockTable({ rows, today, withSupplier = true }: RestockTableProps) {
  const { t } = useWords("pages/restocks");
  const field = (name: string) => t(`restocks:fields.${name}`);
  const columns: Columns<ListedRestock> = [
    {
      key: "reference",
      card: withSupplier ? "detail" : "title",
      label: field("reference"),
      cell: (row) => (
        <Link className="name min-w-0 whitespace-nowrap" to={to(row)} prefetch="intent">
          {row.reference}
        </Link>
      ),
    },
    withSupplier && { key: "supplier", card: "title", label: field("supplier"), cell: ({ supplierName }: ListedRestock) => supplierName },
    {
      key: "ordered",
      label: field("orderedOn"),
      from: "lg",
      cell: ({ orderedOn }) => (orderedOn ? <DateText value={orderedOn} /> : <None />),
    },
    { key: "expected", card: "when", label: field("expectedOn"), cell: (row) => <Expected restock={row} today={today} /> },
    {
      key: "subtotal",
      card: "figure",
      label: field("subtotal"),
      numeric: true,
      cell: ({ subtotal }) => <span className="tnum">{formatMoney(subtotal, 2)}</span>,
    },
    {
      key: "share",
      label: field("receivedShare"),
      numeric: true,
      cell: ({ receivedShare }) => <Rate value={receivedShare} decimals={0} />,
    },
    { key: "status", card: "status", label: field("status"), cell: (row) => <RestockStatus {...row} /> },
  ];
  const toReceive = (row: ListedRestock) =>
    restockStatus.allows(row.status, "receive")
      ? { label: t("restocks:operations.receive.title"), to: `${to(row)}/receive`, name: row.reference }
      : undefined;
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" swipe={toReceive} />;
}

/** When it is to come, or when it came. */
function Expected({ restock: { status, expectedOn, receivedOn }, today }: { restock: ListedRestock; today: string }) {
  if (status === "received" && receivedOn) return <DateText value={receivedOn} />;
  if (!expectedOn || status === "cancelled") return <None />;
  return <DateText value={expectedOn} today={today} />;
}
