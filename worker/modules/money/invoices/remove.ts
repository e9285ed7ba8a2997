import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { fetchInvoice, toInvoice } from "./records";
import { invoiceStatus } from "./status";

/** Forgets a draft: it never had a number. @throws Refusal `not_allowed_now` once sent */
export const remove = handle(invoices.remove, async (context, { id, version }) => {
  const invoice = await fetchInvoice(context.db, id);
  invoiceStatus.require(invoice.row.status, "remove", "invoices");
  context.remove(table, invoice.row, version);
  return toInvoice(invoice, civilDate(context.now));
});
