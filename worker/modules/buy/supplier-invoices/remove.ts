import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Forgets a draft. @throws Refusal `not_allowed_now` once it is booked */
export const remove = handle(supplierInvoices.remove, async (context, { id, version }) => {
  const invoice = await fetchSupplierInvoice(context.db, id);
  supplierInvoiceStatus.require(invoice.row.status, "remove", "supplierInvoices");
  context.remove(table, invoice.row, version);
  return toSupplierInvoice(invoice, civilDate(context.now));
});
