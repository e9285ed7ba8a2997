import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { partOf, requireBill, requireUndeducted, writeCreditNote } from "./credit-note";
import { fetchInvoice, type InvoiceRow, toInvoice } from "./records";

/**
 * Takes part of an invoice back by a credit note: what is still due of it shrinks, and what was paid beyond is owed to the client.
 * @throws Refusal `invalid_input` naming the line that is not of it, or of which more would be credited than is left
 */
export const credit = handle(invoices.credit, async (context, { id, lines: parts, reason, mail }) => {
  const invoice = await fetchInvoice(context.db, id);
  const { row, credits } = invoice;
  requireBill(row, "credit");
  const doneOf = new Map(row.lines.map((line) => [line.id, creditedOf(credits, line.id)]));
  const lines = parts.map(({ line: name, amount }, place) => {
    const line = row.lines.find((one) => one.id === name) ?? refuseField(`lines.${place}.line`, "no_such_line");
    const done = doneOf.get(line.id) ?? 0;
    const open = line.amount - done;
    const credited = amount?.amount ?? open;
    // What deducts a deposit is given back whole or not at all.
    const isBeyond = line.amount < 0 ? credited !== open : credited > open;
    if (isBeyond || open === 0) refuseField(`lines.${place}.amount`, "above_left");
    doneOf.set(line.id, done + credited);
    return partOf(line, done, credited);
  });
  await requireUndeducted(context, lines);
  const after = await writeCreditNote(context, invoice, lines, { reason, mail, isWhole: false });
  return toInvoice(after, civilDate(context.now));
});

/** What of a line was credited already. Lines of a credit note name the line they correct by the same identifier. */
function creditedOf(credits: InvoiceRow[], lineId: string): number {
  return credits.flatMap(({ lines }) => lines).reduce((sum, line) => (line.id === lineId ? sum + line.amount : sum), 0);
}
