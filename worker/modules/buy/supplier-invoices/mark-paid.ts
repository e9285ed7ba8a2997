import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { payInvoice } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Says that it was paid, whole or in part: the treasury pays it. @throws Refusal `invalid_input` naming `amount` or `paidOn` */
export const markPaid = handle(supplierInvoices.markPaid, async (context, { id, version, paidOn, ...input }) => {
  const today = civilDate(context.now);
  const invoice = await fetchSupplierInvoice(context.db, id);
  const settled = supplierInvoiceStatus.require(invoice.row.status, "markPaid", "supplierInvoices");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  const { paper: row, payment: paid } = await payInvoice(context, invoice.row, { ...input, paidOn: day }, settled, version);
  return toSupplierInvoice({ ...invoice, row, paid: [...invoice.paid, paid] }, today);
});
