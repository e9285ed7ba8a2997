import { and, eq, lte, sql } from "drizzle-orm";
import { ledgerOpenings, treasuryEntries } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { FIRST_DAY } from "../journal";
import { readVatByMonth } from "./by-month";
import { creditAfter } from "./rules";

/** What returns say of a period and of what was before it; ten-thousandths of a euro. */
interface Returns {
  credit: number;
  /** What fell due less what is deducted, by month ("2026-10"). */
  months: Map<string, number>;
}

/**
 * The VAT that returns before a period left to be deducted: what the opening balances say of it (44567), and what the months since came
 * to; less what the tax office gives back within the period, which was asked for before it. One round trip, where nothing changed since
 * it was last read.
 * @param from civil days
 */
export async function readReturns(
  db: BusinessDatabase,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<Returns> {
  const month = sql<string>`substr(${treasuryEntries.day}, 1, 7)`;
  const isBefore = lte(ledgerOpenings.day, from);
  const [[[opened], refunded], [declared, months]] = await Promise.all([
    db.batch([
      db.select({ lines: ledgerOpenings.lines }).from(ledgerOpenings).where(isBefore).limit(1),
      db
        .select({ month, amount: sql<number>`sum(${treasuryEntries.amount})` })
        .from(treasuryEntries)
        .where(and(eq(treasuryEntries.category, "vat"), eq(treasuryEntries.type, "income"), lte(treasuryEntries.day, to)))
        .groupBy(month),
    ]),
    readVatByMonth(db, today, [
      { from: sql`coalesce((select ${ledgerOpenings.day} from ${ledgerOpenings} where ${isBefore}), ${FIRST_DAY})`, to: addDays(from, -1) },
      { from, to },
    ]),
  ]);
  const begun = (opened?.lines ?? []).reduce((sum, { number, amount }) => (number.startsWith("44567") ? sum + amount : sum), 0);
  const [before, within] = [
    refunded.filter((one) => one.month < from.slice(0, 7)),
    refunded.filter((one) => one.month >= from.slice(0, 7)),
  ];
  const credit = creditAfter(declared ?? new Map(), Math.max(0, begun), new Map(before.map((one) => [one.month, one.amount])));
  return { credit: Math.max(0, credit - within.reduce((sum, { amount }) => sum + amount, 0)), months: months ?? new Map() };
}
