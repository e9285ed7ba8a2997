import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { payInvoice } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { tellExcess } from "./excess";
import { fetchInvoice, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/**
 * Says that an invoice was paid, whole or in part, and writes it into the treasury. What a card has paid above what is due is
 * there already: it is not booked, and the people of the business are told to give it back.
 * @throws Refusal `not_allowed_now` when nothing is owed, `invalid_input` naming `amount` or `paidOn`
 */
export const markPaid = handle(invoices.markPaid, async (context, { id, version, paidOn, amount, onAccount, ...payment }) => {
  const today = civilDate(context.now);
  const invoice = await fetchInvoice(context.db, id);
  const { row } = invoice;
  // The product books for itself what a card has paid, and nothing else.
  const isByCard = context.caller.actor.type === "system";
  const isTaken = isByCard && amount !== undefined && amount > row.due;
  if (isTaken) await tellExcess(context, row, { paid: amount, payment: payment.note });
  if (isTaken && row.due === 0) return toInvoice(invoice, today);
  const settled = invoiceStatus.require(row.status, "markPaid", "invoices");
  if (row.type !== "client") throw new Refusal("not_allowed_now");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  if (day < row.issuedOn) refuseField("paidOn", "before_issue");
  const { paper, payment: paid } = await payInvoice(
    context,
    row,
    { ...payment, amount: isTaken ? row.due : amount, paidOn: day, onAccount },
    settled,
    version,
  );
  return toInvoice({ ...invoice, row: paper, paid: [...invoice.paid, paid] }, today);
});
