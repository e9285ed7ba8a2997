import { invoices, payments } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { isOfBooks, type SettledBy, type StoredStatus } from "@/worker/modules/money/invoices/status";
import type { EntryCategory, EntryType } from "@/worker/modules/money/treasury/status";
import { requireOpen } from "./closing";
import { creditBalanceOf, paidWith, setAgainst } from "./credits";
import { enter } from "./entries";

type InvoiceRow = typeof invoices.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** A paper after money moved for it, and the movement. */
export interface Moved {
  paper: InvoiceRow;
  payment: PaymentRow;
}

interface Paid {
  /** Ten-thousandths of a euro; all that is due when left out. */
  amount?: number;
  paidOn: string;
  method: SettledBy;
  note: string;
  /** The line of the bank's statement that says so. */
  bankLineId?: string;
  /** Does what is paid beyond what is due stay on the account of whose it is? */
  onAccount?: boolean;
}

/**
 * Pays an invoice, or gives a credit note back, whole or in part: the payment, what is left of the invoice and the treasury in one write
 * (domain: status machines). What is settled in the books alone moves no money.
 * @param settled what the invoice becomes once nothing is due
 * @throws Refusal `invalid_input` naming `amount` when it is more than what is due, `paidOn` when its period is closed or it lies ahead
 */
export async function payInvoice(
  context: CommandContext,
  before: InvoiceRow,
  { amount: came = before.due || creditBalanceOf(before), paidOn, method, note, bankLineId, onAccount }: Paid,
  settled: StoredStatus,
  seen?: number,
): Promise<Moved> {
  const due = before.due || creditBalanceOf(before);
  const amount = onAccount ? Math.min(came, due) : came;
  if (amount > due) refuseField("amount", "above_due", { due: formatMoney(due, 2) });
  if (amount === 0) refuseField("amount", "more_than_nothing");
  await requireOpen(context.db, paidOn, "paidOn");
  const id = newId();
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const payment: PaymentRow = { id, invoiceId: before.id, paidOn, amount, method, creditId: null, reverses: null, note, ...times };
  context.insert(payments, payment);
  if (!isOfBooks(method))
    enter(context, {
      day: paidOn,
      amount,
      paymentId: id,
      invoiceId: before.id,
      description: `${before.number ?? ""} ${before.partyName}`.trim(),
      ...flowOf(before),
      bankLineId,
    });
  if (came > amount) keepBeside(context, before, payment, came - amount);
  const paid = before.paid + amount;
  const changes = paid === before.total ? { status: settled, paidOn } : {};
  return { paper: withDue(context.update(invoices, before, { paid, ...changes }, seen)), payment };
}

/**
 * Writes what a payment brought beyond what was due: it stays on the account of whose the paper is, and goes with the payment where
 * that is taken back.
 */
function keepBeside(context: CommandContext, paper: InvoiceRow, { id, paidOn }: PaymentRow, amount: number): void {
  const { clientId, supplierId, number, partyName } = paper;
  enter(context, {
    type: flowOf(paper).type,
    day: paidOn,
    amount,
    category: clientId ? "clients" : "suppliers",
    description: `${number ?? ""} ${partyName}`.trim(),
    partyId: clientId ?? supplierId,
    besideId: id,
  });
}

/** What stands around a paper whose payment is taken back. */
interface Around {
  /** The credit notes of an invoice. */
  credits?: InvoiceRow[];
  /** The invoice that a credit note corrects. */
  corrected?: InvoiceRow | null;
}

/**
 * Takes a payment or a refund back by an opposite one: the invoice is due again, less what its credit notes still owe, and the
 * treasury forgets nothing.
 * @throws Refusal `invalid_input` naming `payment` when it was taken back already, or is itself one that takes back
 */
export async function takeBack(
  context: CommandContext,
  before: InvoiceRow,
  all: PaymentRow[],
  payment: PaymentRow,
  open: StoredStatus,
  { day = payment.paidOn, note = "", ...around }: Around & { day?: string; note?: string } = {},
): Promise<Moved> {
  requireUndone(all, payment);
  if (payment.creditId) refuseField("payment", "taken_back");
  await requireOpen(context.db, day, "payment");
  const { amount } = payment;
  const reversal = reverse(context, payment, day, note);
  const { type, category } = flowOf(before);
  if (!isOfBooks(payment.method))
    enter(context, {
      day,
      amount,
      paymentId: reversal.id,
      invoiceId: before.id,
      description: `${before.number ?? ""} ${before.partyName}`.trim(),
      type: type === "income" ? "expense" : "income",
      category,
    });
  return { paper: reopen(context, before, before.paid - amount, open, around), payment: reversal };
}

/**
 * Takes back what was set of a credit note against an invoice that it does not correct: the invoice is due again, and the credit
 * note has it again.
 * @param credit the credit note, and around it the invoice that it corrects @returns the invoice, and what takes it back
 * @throws Refusal `invalid_input` naming `payment` when it was taken back already, or is itself one that takes back
 */
export function takeBackCredit(
  context: CommandContext,
  before: InvoiceRow,
  all: PaymentRow[],
  payment: PaymentRow,
  open: StoredStatus,
  { credits, credit, corrected, day = payment.paidOn, note = "" }: Around & { credit: InvoiceRow; day?: string; note?: string },
): Moved {
  requireUndone(all, payment);
  const reversal = reverse(context, payment, day, note);
  reopen(context, credit, credit.paid - payment.amount, "sent", { corrected });
  return { paper: reopen(context, before, before.paid - payment.amount, open, { credits }), payment: reversal };
}

function requireUndone(all: PaymentRow[], payment: PaymentRow): void {
  if (payment.reverses !== null || all.some(({ reverses }) => reverses === payment.id)) refuseField("payment", "taken_back");
}

/** Writes what takes a payment back. */
function reverse(
  context: CommandContext,
  { id: reverses, invoiceId, creditId, method, amount }: PaymentRow,
  paidOn: string,
  note: string,
): PaymentRow {
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row: PaymentRow = { id: newId(), invoiceId, creditId, paidOn, method, amount: -amount, reverses, note, ...times };
  context.insert(payments, row);
  return row;
}

/** Writes a paper of which only so much is paid any more: what is then due of an invoice is first set against its own credit notes. */
function reopen(
  context: CommandContext,
  before: InvoiceRow,
  paid: number,
  open: StoredStatus,
  { credits = [], corrected }: Around,
): InvoiceRow {
  let settled = paid;
  for (const credit of credits) {
    const amount = Math.min(creditBalanceOf(credit), before.total - settled);
    settled += setOnce(context, before, credit, amount);
    if (amount > 0) context.update(invoices, credit, { paid: credit.paid + amount });
  }
  if (corrected) {
    const amount = Math.min(before.total - settled, corrected.due);
    settled += setOnce(context, corrected, before, amount);
    if (amount > 0) context.update(invoices, corrected, paidWith(context, corrected, amount));
  }
  const isSettled = settled === before.total;
  return withDue(context.update(invoices, before, { paid: settled, ...(!isSettled && { status: open, paidOn: null }) }));
}

function setOnce(context: CommandContext, invoice: InvoiceRow, credit: InvoiceRow, amount: number): number {
  if (amount <= 0) return 0;
  setAgainst(context, invoice, credit, amount);
  return amount;
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
