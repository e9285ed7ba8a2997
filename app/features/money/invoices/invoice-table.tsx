import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { ListedInvoice } from "@/worker/modules/money/invoices/contract";
import { DateText } from "@/app/ui/date";
import { opened } from "@/app/ui/disclosure";
import { None } from "@/app/ui/money";
import { type Columns, Table, type TableProps } from "@/app/ui/table";
import { InvoiceStatus } from "./invoice-status";

export const base = "/customer/invoices";
const to = ({ id }: { id: string }) => `${base}/${id}`;

interface InvoiceTableProps {
  rows: ListedInvoice[];
  today: string;
  withClient?: boolean;
  choice?: TableProps<ListedInvoice>["choice"];
}

/** Invoices as a table on a desk, as cards on a phone. */
export function InvoiceTable({ rows, today, withClient = true, choice }: InvoiceTableProps) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`invoices:fields.${name}`);
  const nameOf = ({ number, type }: ListedInvoice) => number ?? `${t(`invoices:values.type.${type}`)} ${t("unnumbered")}`;
  const columns: Columns<ListedInvoice> = [
    {
      key: "number",
      card: withClient ? "detail" : "title",
      label: field("number"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {nameOf(row)}
        </Link>
      ),
    },
    withClient && { key: "client", card: "title", label: field("partyName"), cell: ({ partyName }: ListedInvoice) => partyName },
    { key: "issued", label: field("issuedOn"), from: "lg", cell: ({ issuedOn }) => <DateText value={issuedOn} /> },
    { key: "due", card: "when", label: field("dueOn"), cell: (row) => <DueOn row={row} today={today} /> },
    { key: "total", card: "figure", label: field("total"), numeric: true, cell: (row) => <span className="tnum">{signedTotal(row)}</span> },
    {
      key: "left",
      label: field("due"),
      numeric: true,
      from: "lg",
      cell: ({ due }) => (due ? <span className="tnum">{formatMoney(due, 2)}</span> : <None />),
    },
    { key: "status", card: "status", label: field("status"), cell: (row) => <InvoiceStatus {...row} /> },
  ];
  const toPay = (row: ListedInvoice) =>
    row.type === "client" && row.due > 0 && row.status !== "draft"
      ? { label: t("pay"), to: opened(to(row), "markPaid"), name: nameOf(row) }
      : undefined;
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" swipe={toPay} choice={choice} />;
}

/** A credit note takes back: its sign says so. */
const signedTotal = ({ type, total }: ListedInvoice) => formatMoney(type === "credit" ? -total : total, 2);

/** When it is to be paid, while it is; the day it was written otherwise. */
function DueOn({ row: { status, dueOn }, today }: { row: ListedInvoice; today: string }) {
  if (!dueOn || status === "cancelled" || status === "draft") return <None />;
  return <DateText value={dueOn} today={status === "sent" || status === "overdue" ? today : undefined} />;
}
