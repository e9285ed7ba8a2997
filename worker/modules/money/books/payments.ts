import { invoices, payments } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { PaymentMethod, StoredStatus } from "@/worker/modules/money/invoices/status";
import type { EntryCategory, EntryType } from "@/worker/modules/money/treasury/status";
import { requireOpen } from "./closing";
import { creditBalanceOf, setAgainst } from "./credits";
import { enter } from "./entries";

type InvoiceRow = typeof invoices.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

interface Paid {
  /** Ten-thousandths of a euro; all that is due when left out. */
  amount?: number;
  paidOn: string;
  method: PaymentMethod;
  note: string;
}

/**
 * Pays an invoice, or gives a credit note back, whole or in part: the payment, what is left of the invoice and the treasury in one write
 * (domain: status machines).
 * @param settled what the invoice becomes once nothing is due
 * @throws Refusal `invalid_input` naming `amount` when it is more than what is due, `paidOn` when its period is closed or it lies ahead
 */
export async function payInvoice(
  context: CommandContext,
  before: InvoiceRow,
  { amount = before.due || creditBalanceOf(before), paidOn, method, note }: Paid,
  settled: StoredStatus,
  seen?: number,
): Promise<InvoiceRow> {
  const due = before.due || creditBalanceOf(before);
  if (amount > due) refuseField("amount", "above_due", { due: formatMoney(due, 2) });
  if (amount === 0) refuseField("amount", "required");
  await requireOpen(context.db, paidOn, "paidOn");
  const id = newId();
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(payments, { id, invoiceId: before.id, paidOn, amount, method, note, ...times });
  enter(context, {
    ...{ day: paidOn, amount, paymentId: id, invoiceId: before.id, description: `${before.number ?? ""} ${before.partyName}`.trim() },
    ...flowOf(before),
  });
  const paid = before.paid + amount;
  const changes = paid === before.total ? { status: settled, paidOn } : {};
  return withDue(context.update(invoices, before, { paid, ...changes }, seen));
}

/**
 * Takes a payment back by an opposite one, dated the same day: the invoice is due again, less what its credit notes still owe,
 * and the treasury forgets nothing.
 * @param credits the credit notes of the invoice
 * @throws Refusal `invalid_input` naming `payment` when it was taken back already, or is itself one that takes back
 */
export async function takeBack(
  context: CommandContext,
  before: InvoiceRow,
  all: PaymentRow[],
  payment: PaymentRow,
  open: StoredStatus,
  credits: InvoiceRow[] = [],
): Promise<InvoiceRow> {
  const isDone = payment.reverses !== null || all.some(({ reverses }) => reverses === payment.id);
  if (isDone || payment.creditId) refuseField("payment", "taken_back");
  await requireOpen(context.db, payment.paidOn, "payment");
  const id = newId();
  const { invoiceId, paidOn, method, amount } = payment;
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(payments, { id, invoiceId, paidOn, method, amount: -amount, reverses: payment.id, note: "", ...times });
  const { type, category } = flowOf(before);
  enter(context, {
    ...{ day: paidOn, amount, paymentId: id, invoiceId, description: `${before.number ?? ""} ${before.partyName}`.trim() },
    ...{ type: type === "income" ? "expense" : "income", category },
  });
  const paid = credits.reduce((sum, credit) => {
    const set = Math.min(creditBalanceOf(credit), before.total - sum);
    if (set <= 0) return sum;
    setAgainst(context, before, credit, set);
    context.update(invoices, credit, { paid: credit.paid + set });
    return sum + set;
  }, before.paid - amount);
  const isSettled = paid === before.total;
  return withDue(context.update(invoices, before, { paid, ...(!isSettled && { status: open, paidOn: null }) }));
}

/** Which way money goes for a paper, and what it is for: a credit note gives back what its invoice took. */
function flowOf({ type }: Pick<InvoiceRow, "type">): { type: EntryType; category: EntryCategory } {
  return {
    type: type === "client" || type === "supplier_credit" ? "income" : "expense",
    category: type === "supplier" || type === "supplier_credit" ? "purchases" : "sales",
  };
}

/** What the database computes of a row, computed here for the answer. */
export function withDue(row: InvoiceRow): InvoiceRow {
  const isOwed = (row.status === "sent" || row.status === "to_pay") && (row.type === "client" || row.type === "supplier");
  return { ...row, due: isOwed ? row.total - row.paid : 0 };
}
