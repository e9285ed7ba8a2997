import { type invoices, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";

type InvoiceRow = typeof invoices.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Writes that so much of a credit note is set against an invoice; both are changed by who asks.
 * @param amount ten-thousandths of a euro @returns the row that says so
 */
export function setAgainst(context: CommandContext, invoice: InvoiceRow, credit: InvoiceRow, amount: number): PaymentRow {
  const row: PaymentRow = {
    id: newId(),
    invoiceId: invoice.id,
    creditId: credit.id,
    paidOn: civilDate(context.now),
    amount,
    method: "other",
    note: credit.number ?? "",
    reverses: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(payments, row);
  return row;
}

/** What becomes of an invoice of ours of which so much more is paid or credited. @param amount ten-thousandths of a euro */
export function paidWith({ now }: CommandContext, { total, paid }: InvoiceRow, amount: number): Partial<InvoiceRow> {
  const isSettled = paid + amount === total;
  return { paid: paid + amount, ...(isSettled && { status: "paid" as const, paidOn: civilDate(now) }) };
}

/** What of a credit note, ours or a supplier's, is neither set against an invoice nor given back; nothing of other papers. */
export function creditBalanceOf({ type, status, total, paid }: Pick<InvoiceRow, "type" | "status" | "total" | "paid">): number {
  const isCredit = type === "credit" || type === "supplier_credit";
  return isCredit && status !== "draft" && status !== "cancelled" ? total - paid : 0;
}
