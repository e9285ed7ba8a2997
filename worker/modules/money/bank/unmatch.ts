import { eq } from "drizzle-orm";
import { bankLines, invoices, treasuryEntries } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { fetchSupplierInvoice, takeSupplierPaymentBack } from "@/worker/modules/buy/supplier-invoices";
import { requireOpen } from "@/worker/modules/money/books";
import { fetchInvoice, takePaymentBack } from "@/worker/modules/money/invoices";
import { reopenPlan } from "@/worker/modules/money/treasury-plans";
import { bank } from "./contract";
import { fetchLine, type LineRow, toLine } from "./lines";

type EntryRow = typeof treasuryEntries.$inferSelect;

/**
 * Undoes what a line was said to be, on both sides: its payment is taken back, its plan waits again, the entry that it made goes;
 * an entry that was there before stays.
 * @throws Refusal `not_allowed_now` for a line that is open, `invalid_input` naming what lies in a closed period
 */
export const unmatch = handle(bank.unmatch, async (context, { id, version }) => {
  const line = await fetchLine(context.db, id);
  if (line.state === "open") throw new Refusal("not_allowed_now");
  const entries = await context.db.select().from(treasuryEntries).where(eq(treasuryEntries.bankLineId, id));
  for (const entry of entries) await undo(context, line, entry);
  return toLine(context.update(bankLines, line, { state: "open", invoiceId: null, entryId: null, wroteEntry: false }, version));
});

async function undo(context: CommandContext, line: LineRow, entry: EntryRow): Promise<void> {
  if (line.wroteEntry && entry.paymentId) await undoPayment(context, entry.invoiceId ?? "", entry.paymentId);
  if (!line.wroteEntry || entry.paymentId) {
    context.update(treasuryEntries, entry, { bankLineId: null });
    return;
  }
  await requireOpen(context.db, entry.day, "id");
  if (entry.planId) await reopenPlan(context, entry);
  context.remove(treasuryEntries, entry);
}

async function undoPayment(context: CommandContext, invoiceId: string, paymentId: string): Promise<void> {
  const [paper] = await context.db.select({ supplierId: invoices.supplierId }).from(invoices).where(eq(invoices.id, invoiceId));
  if (paper?.supplierId) await takeSupplierPaymentBack(context, await fetchSupplierInvoice(context.db, invoiceId), paymentId);
  else await takePaymentBack(context, await fetchInvoice(context.db, invoiceId), paymentId);
}
