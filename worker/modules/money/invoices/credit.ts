import type { InvoiceLine } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { partOf, requireBill, requireUndeducted, writeCreditNote } from "./credit-note";
import { isShort, readDiscounts } from "./discounts";
import { creditedOf, fetchInvoice, toInvoice } from "./records";

/**
 * Takes part of an invoice back by a credit note: what is still due of it shrinks, and what was paid beyond is owed to the client. Of a
 * line that is credited whole, less what was taken off for a payment that was undone since, that rest is credited.
 * @throws Refusal `invalid_input` naming the line that is not of it, or of which more would be credited than is left
 */
export const credit = handle(invoices.credit, async (context, { id, lines: parts, reason, goodwill, mail }) => {
  const invoice = await fetchInvoice(context.db, id);
  const { row, credits } = invoice;
  requireBill(row, "credit");
  const discounts = credits.length ? await readDiscounts(context.db, row) : [];
  const creditedLines = new Map(row.lines.map((line) => [line.id, creditedOf(credits, line.id)]));
  const lines = parts.map(({ line: name, amount }, place) => {
    const line = row.lines.find((one) => one.id === name) ?? refuseField(`lines.${place}.line`, "no_such_line");
    const before = creditedLines.get(line.id) ?? { amount: 0, total: 0 };
    const open = line.amount - before.amount;
    const credited = amount?.amount ?? open;
    // What deducts a deposit is given back whole or not at all.
    const isBeyond = line.amount < 0 ? credited !== open : credited > open;
    if (isBeyond || (open === 0 && !isShort(row, credits, discounts, line.vatRate))) refuseField(`lines.${place}.amount`, "above_left");
    const part = partOf(line, before, credited);
    creditedLines.set(line.id, { amount: before.amount + part.amount, total: before.total + part.total });
    return goodwill ? ofNoOrder(part) : part;
  });
  await requireUndeducted(context, lines);
  const after = await writeCreditNote(context, invoice, lines, { reason, mail, isWhole: false });
  return toInvoice(after, civilDate(context.now));
});

/**
 * A line of a gesture: it takes nothing of its order back, so that what it is for is not to be invoiced again. Deposits and packaging
 * are counted by order as they are.
 */
function ofNoOrder({ orderId, orderLineId, ...line }: InvoiceLine): InvoiceLine {
  return orderLineId && !line.container ? line : { ...line, orderId, orderLineId };
}
