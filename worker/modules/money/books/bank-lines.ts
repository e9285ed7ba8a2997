import { and, eq } from "drizzle-orm";
import { bankLines, treasuryEntries } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";

/**
 * Opens the line of the bank's statement again that a payment was matched with, if any: whichever side undoes the match, both are undone.
 * @param seen the version of the line that the caller looked at
 */
export async function releaseLine(context: CommandContext, paymentId: string, seen?: number): Promise<void> {
  const [matched] = await context.db
    .select({ entry: treasuryEntries, line: bankLines })
    .from(treasuryEntries)
    .innerJoin(bankLines, eq(bankLines.id, treasuryEntries.bankLineId))
    .where(and(eq(treasuryEntries.paymentId, paymentId), eq(bankLines.state, "matched")));
  if (!matched) return;
  context.update(treasuryEntries, matched.entry, { bankLineId: null });
  context.update(bankLines, matched.line, { state: "open", invoiceId: null, entryId: null, wroteEntry: false }, seen);
}
