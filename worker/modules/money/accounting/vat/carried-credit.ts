import { and, eq, lte, sql } from "drizzle-orm";
import { ledgerOpenings, treasuryEntries } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { FIRST_DAY } from "../journal";
import { readVatByMonth } from "./by-month";
import { creditAfter } from "./rules";

/**
 * The VAT that returns before a period left to be deducted: what the opening balances say of it (44567), and what the months since came
 * to; less what the tax office gives back within the period, which was asked for before it.
 * @param from civil days @returns ten-thousandths of a euro
 */
export async function readCreditBefore(
  db: BusinessDatabase,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<number> {
  const month = sql<string>`substr(${treasuryEntries.day}, 1, 7)`;
  const [[opened], refunded] = await db.batch([
    db.select().from(ledgerOpenings).limit(1),
    db
      .select({ month, amount: sql<number>`sum(${treasuryEntries.amount})` })
      .from(treasuryEntries)
      .where(and(eq(treasuryEntries.category, "vat"), eq(treasuryEntries.type, "income"), lte(treasuryEntries.day, to)))
      .groupBy(month),
  ]);
  const isBefore = opened !== undefined && opened.day <= from;
  const begun = isBefore ? opened.lines.reduce((sum, { number, amount }) => (number.startsWith("44567") ? sum + amount : sum), 0) : 0;
  const declared = await readVatByMonth(db, { from: isBefore ? opened.day : FIRST_DAY, to: addDays(from, -1), today });
  const [before, within] = [
    refunded.filter((one) => one.month < from.slice(0, 7)),
    refunded.filter((one) => one.month >= from.slice(0, 7)),
  ];
  const credit = creditAfter(declared, Math.max(0, begun), new Map(before.map((one) => [one.month, one.amount])));
  return Math.max(0, credit - within.reduce((sum, { amount }) => sum + amount, 0));
}
