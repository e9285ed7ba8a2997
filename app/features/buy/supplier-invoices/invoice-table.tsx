import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { ListedSupplierInvoice } from "@/worker/modules/buy/supplier-invoices/contract";
import { DateText } from "@/app/ui/date";
import { None } from "@/app/ui/money";
import { type Column, Table } from "@/app/ui/table";
import { Status } from "@/app/ui/status";
import { InvoiceStatus } from "@/app/features/money/invoices/invoice-status";

export const base = "/customer/supplier-invoices";
const to = ({ id }: { id: string }) => `${base}/${id}`;

/** Invoices of suppliers as a table on a desk, as cards on a phone. */
export function SupplierInvoiceTable({ rows, today }: { rows: ListedSupplierInvoice[]; today: string }) {
  const { t } = useWords("pages/supplier-invoices");
  const field = (name: string) => t(`supplierInvoices:fields.${name}`);
  const dueOn = ({ status, dueOn: day }: ListedSupplierInvoice) =>
    day ? <DateText value={day} today={status === "to_pay" || status === "overdue" ? today : undefined} /> : <None />;
  const columns: Column<ListedSupplierInvoice>[] = [
    {
      key: "number",
      card: "detail",
      label: field("number"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.number}
        </Link>
      ),
    },
    { key: "supplier", card: "title", label: field("partyName"), cell: ({ partyName }) => partyName },
    { key: "issued", label: field("issuedOn"), from: "lg", cell: ({ issuedOn }) => <DateText value={issuedOn} /> },
    { key: "due", card: "when", label: field("dueOn"), cell: dueOn },
    {
      key: "total",
      card: "figure",
      label: field("total"),
      numeric: true,
      cell: (row) => <span className="tnum">{formatMoney(signed(row), 2)}</span>,
    },
    {
      key: "left",
      label: field("due"),
      numeric: true,
      from: "lg",
      cell: ({ due }) => (due ? <span className="tnum">{formatMoney(due, 2)}</span> : <None />),
    },
    { key: "status", card: "status", label: field("status"), cell: (row) => <PaperStatus paper={row} /> },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />;
}

/** What a credit note says is taken off. */
const signed = ({ isCredit, total }: ListedSupplierInvoice) => (isCredit ? -total : total);

/** Where an invoice stands; of a credit note that it is one, and whether it is still a draft. */
export function PaperStatus({ paper: { isCredit, status } }: { paper: Pick<ListedSupplierInvoice, "isCredit" | "status"> }) {
  const { t } = useWords("supplierInvoices");
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {isCredit && <Status meaning="idle">{t("fields.isCredit")}</Status>}
      {(!isCredit || status === "draft") && <InvoiceStatus status={status} />}
    </span>
  );
}
