import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { payFromAccount } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Pays an invoice of what its supplier has on account: no money moves. @throws Refusal `invalid_input` naming `amount` */
export const allocate = handle(supplierInvoices.allocate, async (context, { id, amount, version: seen }) => {
  const invoice = await fetchSupplierInvoice(context.db, id);
  const settled = supplierInvoiceStatus.require(invoice.row.status, "markPaid", "supplierInvoices");
  const { paper: row, payment } = await payFromAccount(context, invoice.row, { amount, settled, seen });
  return toSupplierInvoice({ ...invoice, row, paid: [...invoice.paid, payment] }, civilDate(context.now));
});
