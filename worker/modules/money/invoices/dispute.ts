import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { withDue } from "@/worker/modules/money/books";
import { invoices } from "./contract";
import { fetchInvoice, toInvoice } from "./records";
import { invoiceStatus } from "./status";

/** Says why a client disputes an invoice, so that reminders leave it alone; an empty text ends the dispute. */
export const dispute = handle(invoices.dispute, async (context, { id, dispute: reason, version }) => {
  const { row, ...rest } = await fetchInvoice(context.db, id);
  invoiceStatus.require(row.status, "dispute", "invoices");
  if (row.type !== "client") throw new Refusal("not_allowed_now");
  const after = withDue(context.update(table, row, { dispute: reason }, version));
  return toInvoice({ row: after, ...rest }, civilDate(context.now));
});
