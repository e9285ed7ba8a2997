import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { requireOpen, withDue } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Sets it aside: it was not ours to pay. @throws Refusal `not_allowed_now` when a part was paid */
export const cancel = handle(supplierInvoices.cancel, async (context, { id, version }) => {
  const invoice = await cancelSupplierInvoice(context, id, version);
  return toSupplierInvoice(invoice, civilDate(context.now));
});

/** The same within another command. @param version the one that was seen, where a person saw one */
export async function cancelSupplierInvoice(context: CommandContext, id: string, version?: number) {
  const invoice = await fetchSupplierInvoice(context.db, id);
  const status = supplierInvoiceStatus.require(invoice.row.status, "cancel", "supplierInvoices");
  if (invoice.row.paid > 0) refuseState("id", "paid_in_part");
  await requireOpen(context.db, invoice.row.bookedOn, "id");
  const row = withDue(context.update(table, invoice.row, { status }, version));
  return { ...invoice, row };
}
