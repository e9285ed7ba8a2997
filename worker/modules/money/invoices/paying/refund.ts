import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { creditBalanceOf, payInvoice } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { fetchInvoice, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/**
 * Gives the client back what is left of a credit note, whole or in part: money that leaves the treasury.
 * @throws Refusal `not_allowed_now` when nothing is left, `invalid_input` naming `amount` or `paidOn`
 */
export const refund = handle(invoices.refund, async (context, { id, version, paidOn, ...payment }) => {
  const today = civilDate(context.now);
  const credit = await fetchInvoice(context.db, id);
  const { row } = credit;
  const status = invoiceStatus.require(row.status, "refund", "invoices");
  if (creditBalanceOf(row) === 0) throw new Refusal("not_allowed_now");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  if (day < row.issuedOn) refuseField("paidOn", "before_issue");
  const { paper, payment: paid } = await payInvoice(context, row, { ...payment, paidOn: day }, status, version);
  return toInvoice({ ...credit, row: paper, paid: [...credit.paid, paid] }, today);
});
