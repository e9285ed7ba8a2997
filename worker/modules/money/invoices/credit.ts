import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { partOf, requireBill, writeCreditNote } from "./credit-note";
import { fetchInvoice, type InvoiceRow, toInvoice } from "./records";

/**
 * Takes part of an invoice back by a credit note: what is still due of it shrinks, and what was paid beyond is owed to the client.
 * @throws Refusal `invalid_input` naming the line that is not of it, or of which more would be credited than is left
 */
export const credit = handle(invoices.credit, async (context, { id, lines: said, reason, mail }) => {
  const found = await fetchInvoice(context.db, id);
  const { row, credits } = found;
  requireBill(row, "credit");
  const leftOf = new Map(row.lines.map((line) => [line.id, line.amount - creditedOf(credits, line.id)]));
  const lines = said.map(({ line: name, amount }, place) => {
    const line = row.lines.find((one) => one.id === name) ?? refuseField(`lines.${place}.line`, "no_such_line");
    const left = leftOf.get(line.id) ?? 0;
    const asked = amount?.amount ?? left;
    if (asked > left || left <= 0) refuseField(`lines.${place}.amount`, "above_left");
    leftOf.set(line.id, left - asked);
    return partOf(line, asked);
  });
  const after = await writeCreditNote(context, found, lines, { reason, mail, isWhole: false });
  return toInvoice(after, civilDate(context.now));
});

/** What of a line was credited already. Lines of a credit note name the line they correct by the same identifier. */
function creditedOf(credits: InvoiceRow[], lineId: string): number {
  return credits.flatMap(({ lines }) => lines).reduce((sum, line) => (line.id === lineId ? sum + line.amount : sum), 0);
}
