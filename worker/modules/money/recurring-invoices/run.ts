import { eq } from "drizzle-orm";
import { invoices, recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { nextDayAfter, requireRunning } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { draft, readLinesAtRatesOf } from "@/worker/modules/money/invoices";
import { recurringInvoices } from "./contract";
import { fetchRecurring } from "./records";

/**
 * Makes the next draft of a recurring invoice. The draft's identifier is the recurring invoice's with the day: whoever asks a
 * second time that day, at the same moment too, is given the one there is.
 * @throws Refusal `not_allowed_now` while it is paused, or once it is over
 */
export const run = handle(recurringInvoices.run, async (context, { id }) => {
  const today = civilDate(context.now);
  const { row, client } = await fetchRecurring(context.db, id);
  const invoiceId = `${row.id}-${today}`;
  const [before] = await context.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId));
  if (before) return { made: false, invoiceId, nextOn: row.nextOn };
  requireRunning(row);
  const copied = row.lines.map((line) => ({ ...line, id: newId() }));
  const buyer = { client, deliveryAddress: client.shippingAddress };
  const lines = row.vatReason ? copied : await readLinesAtRatesOf(context, buyer, copied);
  draft(context, client, { id: invoiceId, lines, description: row.description, vatReason: row.vatReason, recurringId: row.id });
  const { nextOn } = context.update(table, row, { nextOn: nextDayAfter(row.nextOn, today, { months: row.everyMonths }, row.dayOfMonth) });
  return { made: true, invoiceId, nextOn };
});
