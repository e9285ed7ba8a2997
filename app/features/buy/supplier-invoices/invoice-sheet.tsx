import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { SupplierInvoice } from "@/worker/modules/buy/supplier-invoices/contract";
import { LineTable } from "@/app/ui/line-table";
import { DocumentLines, DocumentTotals } from "@/app/features/money/invoices/document-lines";
import { Payments } from "@/app/features/money/invoices/paying/payments";

/** What the supplier bills, and how it compares with what came at the price that was ordered. */
export function SupplierInvoiceSheet({ invoice, requestKey }: { invoice: SupplierInvoice; requestKey: string }) {
  const { t } = useWords("pages/supplier-invoices");
  return (
    <div className="grid min-w-0 content-start gap-8">
      <section>
        <h2 className="mb-2 text-lg">{t("supplierInvoices:fields.lines")}</h2>
        <DocumentLines lines={invoice.lines} />
        <DocumentTotals totals={invoice} />
      </section>
      {invoice.restockId && <Comparison invoice={invoice} />}
      <Payments invoice={invoice} requestKey={requestKey} />
      {invoice.notes && (
        <section>
          <h2 className="mb-1 text-lg">{t("supplierInvoices:fields.notes")}</h2>
          <p className="whitespace-pre-line">{invoice.notes}</p>
        </section>
      )}
    </div>
  );
}

/** Item by item: billed, received at the price ordered, and what lies between. */
function Comparison({ invoice: { compared, difference, restockId, restockReference } }: { invoice: SupplierInvoice }) {
  const { t } = useWords("pages/supplier-invoices");
  const field = (name: string) => t(`supplierInvoices:fields.${name}`);
  const euros = (amount: number) => formatMoney(amount, 2);
  const verdict = !difference ? "same" : difference > 0 ? "more" : "less";
  return (
    <section>
      <h2 className="mb-1 text-lg">{field("compared")}</h2>
      <p className="mb-2 text-sm">
        <Link className="link-ink" to={`/customer/material-restocks/${restockId}`}>
          {restockReference}
        </Link>
        {" : "}
        <span className={verdict === "more" ? "st-soon" : "st-good"}>
          {t(`difference.${verdict}`, { amount: euros(Math.abs(difference ?? 0)) })}
        </span>
      </p>
      <LineTable
        rows={compared}
        rowKey={({ itemId }) => String(itemId)}
        columns={[
          { label: field("itemName"), cell: ({ itemName }) => itemName || t("fees") },
          { label: t("invoiced"), numeric: true, cell: ({ invoiced }) => euros(invoiced) },
          { label: t("received"), numeric: true, cell: ({ received }) => euros(received) },
          {
            label: t("gap"),
            numeric: true,
            cell: ({ difference: gap }) => <span className={gap > 0 ? "st-soon" : undefined}>{euros(gap)}</span>,
          },
        ]}
      />
    </section>
  );
}
