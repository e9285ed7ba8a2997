import { asc, sql } from "drizzle-orm";
import { bankBalances, ledgerOpenings, treasuryEntries } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { isWithinFirstBalance } from "@/worker/modules/money/books";
import { accounting } from "../contract";
import { USUAL_CLOSING_MONTH } from "./rules";

type OpeningRow = typeof ledgerOpenings.$inferSelect;

/** What stood in the books before they were kept here; the bank's account begins with what it held before all that is known of it. */
export const opening = handle(accounting.opening, async ({ db }) => {
  const [[own], [first], [moved]] = await db.batch([
    db.select().from(ledgerOpenings).limit(1),
    db.select().from(bankBalances).orderBy(asc(bankBalances.day), asc(bankBalances.createdAt)).limit(1),
    db
      .select({ until: sql<number>`coalesce(sum(${treasuryEntries.signed}), 0)` })
      .from(treasuryEntries)
      .where(isWithinFirstBalance),
  ]);
  return { ...shownOpening(own), bank: first ? first.balance - (moved?.until ?? 0) : null };
});

/** As the doors show it: debits and credits apart. */
export function shownOpening(own: OpeningRow | undefined) {
  const balances = (own?.lines ?? []).map(({ number, name, party, amount }) => ({
    number,
    name,
    party: party?.code ?? "",
    debit: Math.max(0, amount),
    credit: Math.max(0, -amount),
  }));
  return { day: own?.day ?? null, closingMonth: own?.closingMonth ?? USUAL_CLOSING_MONTH, balances, version: own?.version ?? 1 };
}
