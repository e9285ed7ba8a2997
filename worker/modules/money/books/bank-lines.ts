import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { bankLines, treasuryEntries } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { enter } from "./entries";

/**
 * Opens the line of the bank's statement again that a payment was matched with, if any: whichever side undoes the match, both are undone.
 * @param seen the version of the line that the caller looked at
 */
export async function releaseLine(context: CommandContext, paymentId: string, seen?: number): Promise<void> {
  const together = alias(treasuryEntries, "together");
  const [matched, ...others] = await context.db
    .select({ entry: treasuryEntries, line: bankLines, other: together.id })
    .from(treasuryEntries)
    .innerJoin(bankLines, eq(bankLines.id, treasuryEntries.bankLineId))
    .innerJoin(together, eq(together.bankLineId, bankLines.id))
    .where(and(eq(treasuryEntries.paymentId, paymentId), eq(bankLines.state, "matched")));
  if (!matched) return;
  // One line that pays several is undone as a whole.
  if (others.length) refuseField("payment", "matched_together");
  context.update(treasuryEntries, matched.entry, { bankLineId: null });
  context.update(bankLines, matched.line, { state: "open", invoiceId: null, entryId: null, wroteEntry: false }, seen);
}

/**
 * Takes back, on a day of its own, what was written beside the payment that is taken back: what lacked of its invoice, as where nothing
 * is paid any more, nothing was taken off for paying early; and what of its line stayed on the account, where the line paid it alone.
 */
export async function takeDifferenceBack(context: CommandContext, payment: { id: string; invoiceId: string }, day: string): Promise<void> {
  const { db } = context;
  const line = db.select({ id: treasuryEntries.bankLineId }).from(treasuryEntries).where(eq(treasuryEntries.paymentId, payment.id));
  const together = await db.select().from(treasuryEntries).where(inArray(treasuryEntries.bankLineId, line));
  const isAlone = together.filter(({ paymentId }) => paymentId !== null).length === 1;
  const beside = together.filter(
    ({ paymentId, invoiceId, partyId }) => paymentId === null && (invoiceId === payment.invoiceId || (isAlone && partyId !== null)),
  );
  for (const { type, category, amount, description, invoiceId, partyId, discounted } of beside)
    enter(context, { day, type: type === "income" ? "expense" : "income", category, amount, description, invoiceId, partyId, discounted });
}

/** Takes back what a payment brought beyond what was due, on the day that it is taken back. */
export async function takeBesideBack(context: CommandContext, { id }: { id: string }, day: string): Promise<void> {
  const beside = await context.db.select().from(treasuryEntries).where(eq(treasuryEntries.besideId, id));
  for (const { type, category, amount, description, partyId, besideId } of beside)
    enter(context, { day, type: type === "income" ? "expense" : "income", category, amount, description, partyId, besideId });
}
