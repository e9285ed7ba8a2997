import { invoices, payments } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { PaymentMethod, StoredStatus } from "@/worker/modules/money/invoices/status";
import { requireOpen } from "./closing";
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
 * Pays an invoice, whole or in part: the payment, what is left of the invoice and the treasury in one write
 * (domain: status machines).
 * @param settled what the invoice becomes once nothing is due
 * @throws Refusal `invalid_input` naming `amount` when it is more than what is due, `paidOn` when its period is closed or it lies ahead
 */
export async function payInvoice(
  context: CommandContext,
  before: InvoiceRow,
  { amount = before.due, paidOn, method, note }: Paid,
  settled: StoredStatus,
  seen?: number,
): Promise<InvoiceRow> {
  if (amount > before.due) refuseField("amount", "above_due", { due: formatMoney(before.due, 2) });
  if (amount === 0) refuseField("amount", "required");
  await requireOpen(context.db, paidOn, "paidOn");
  const id = newId();
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(payments, { id, invoiceId: before.id, paidOn, amount, method, note, ...times });
  const isOurs = before.type === "client";
  enter(context, {
    ...{ day: paidOn, amount, paymentId: id, invoiceId: before.id, description: `${before.number ?? ""} ${before.partyName}`.trim() },
    ...(isOurs ? { type: "income", category: "sales" } : { type: "expense", category: "purchases" }),
  });
  const paid = before.paid + amount;
  const changes = paid === before.total ? { status: settled, paidOn } : {};
  return withDue(context.update(invoices, before, { paid, ...changes }, seen));
}

/**
 * Takes a payment back by an opposite one, dated the same day: the invoice is due again, and the treasury forgets nothing.
 * @throws Refusal `invalid_input` naming `payment` when it was taken back already, or is itself one that takes back
 */
export async function takeBack(
  context: CommandContext,
  before: InvoiceRow,
  all: PaymentRow[],
  payment: PaymentRow,
  open: StoredStatus,
): Promise<InvoiceRow> {
  const isDone = payment.reverses !== null || all.some(({ reverses }) => reverses === payment.id);
  if (isDone || payment.creditId) refuseField("payment", "taken_back");
  await requireOpen(context.db, payment.paidOn, "payment");
  const id = newId();
  const { invoiceId, paidOn, method, amount } = payment;
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(payments, { id, invoiceId, paidOn, method, amount: -amount, reverses: payment.id, note: "", ...times });
  const isOurs = before.type === "client";
  enter(context, {
    ...{ day: paidOn, amount, paymentId: id, invoiceId, description: `${before.number ?? ""} ${before.partyName}`.trim() },
    ...(isOurs ? { type: "expense", category: "sales" } : { type: "income", category: "purchases" }),
  });
  return withDue(context.update(invoices, before, { paid: before.paid - amount, status: open, paidOn: null }));
}

/** What the database computes of a row, computed here for the answer. */
export function withDue(row: InvoiceRow): InvoiceRow {
  const isOwed = (row.status === "sent" || row.status === "to_pay") && (row.type === "client" || row.type === "supplier");
  return { ...row, due: isOwed ? row.total - row.paid : 0 };
}
