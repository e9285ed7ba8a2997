import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { fetchInvoice, toInvoice } from "./records";
import { invoiceStatus } from "./status";

/** Forgets a draft: it never had a number. @throws Refusal `not_allowed_now` once sent */
export const remove = handle(invoices.remove, async (context, { id, version }) => {
  const found = await fetchInvoice(context.db, id);
  invoiceStatus.require(found.row.status, "remove", "invoices");
  context.remove(table, found.row, version);
  return toInvoice(found, civilDate(context.now));
});
