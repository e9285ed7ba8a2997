import { and, between, eq, sql } from "drizzle-orm";
import { treasuryEntries, treasuryPlans } from "@/db/business";
import { firstOfMonth } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { readCreditBefore, readVatByMonth, readVatOfUnpaid } from "@/worker/modules/money/accounting";
import type { Expected } from "./rules";
import { vatToPay } from "./vat-to-pay";

/**
 * The VAT to pay in the months ahead, as the returns will ask for it: what is in the books, what of it falls due once paid, and what
 * is to come; none where its owner plans it by hand.
 * @param expected what is to come, with the VAT that falls due by it @param today a civil date
 */
export async function readVatToPay(db: BusinessDatabase, expected: readonly Expected[], today: string): Promise<Expected[]> {
  const isVat = eq(treasuryPlans.category, "vat");
  const since = and(eq(treasuryEntries.category, "vat"), between(treasuryEntries.day, firstOfMonth(today), today));
  const last = firstOfMonth(today, -1);
  const [[planned], [moved]] = await db.batch([
    db.select({ id: treasuryPlans.id }).from(treasuryPlans).where(isVat).limit(1),
    db
      .select({ paid: sql<number>`coalesce(-sum(${treasuryEntries.signed}), 0)` })
      .from(treasuryEntries)
      .where(since),
  ]);
  if (planned) return [];
  // One after the other: the second goes on where the first has written days down.
  const returns = async () => {
    const before = await readCreditBefore(db, { from: last, to: today, today });
    return [before, await readVatByMonth(db, { from: last, to: today, today })] as const;
  };
  const [[credit, booked], unpaid] = await Promise.all([returns(), readVatOfUnpaid(db, today)]);
  const declared = new Map(booked);
  for (const { day, side, tax } of unpaid) {
    const month = day.slice(0, 7);
    declared.set(month, (declared.get(month) ?? 0) + (side === "collected" ? tax : -tax));
  }
  return vatToPay({ declared, paid: moved?.paid ?? 0, credit }, expected, today);
}
