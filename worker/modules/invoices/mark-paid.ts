import { civilDate } from "@/worker/core/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { payInvoice } from "../books";
import { invoices } from "./contract";
import { fetchInvoice, toInvoice } from "./records";
import { invoiceStatus } from "./status";

/**
 * Says that an invoice was paid, whole or in part, and writes it into the treasury.
 * @throws Refusal `not_allowed_now` when nothing is owed, `invalid_input` naming `amount` or `paidOn`
 */
export const markPaid = handle(invoices.markPaid, async (context, { id, version, paidOn, ...said }) => {
  const today = civilDate(context.now);
  const { row, paid, credits } = await fetchInvoice(context.db, id);
  const settled = invoiceStatus.require(row.status, "markPaid", "invoices");
  if (row.type !== "client") throw new Refusal("not_allowed_now");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  if (day < row.issuedOn) refuseField("paidOn", "before_issue");
  const after = await payInvoice(context, row, { ...said, paidOn: day }, settled, version);
  return toInvoice({ row: after, paid, credits }, today);
});
