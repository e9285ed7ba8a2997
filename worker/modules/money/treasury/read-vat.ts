import { and, between, eq, sql } from "drizzle-orm";
import { treasuryEntries, treasuryPlans } from "@/db/business";
import { firstOfMonth } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { readReturns, readVatOfUnpaid } from "@/worker/modules/money/accounting";
import type { Vat } from "./vat-to-pay";

/**
 * What the VAT to pay in the months ahead follows from, besides what is to come: what is in the books, and what of it falls due once
 * paid; null where its owner plans it by hand.
 * @param today a civil date
 */
export async function readVat(db: BusinessDatabase, today: string): Promise<Vat | null> {
  const isVat = eq(treasuryPlans.category, "vat");
  const since = and(eq(treasuryEntries.category, "vat"), between(treasuryEntries.day, firstOfMonth(today), today));
  const [[[planned], [moved]], { credit, months }, unpaid] = await Promise.all([
    db.batch([
      db.select({ id: treasuryPlans.id }).from(treasuryPlans).where(isVat).limit(1),
      db
        .select({ paid: sql<number>`coalesce(-sum(${treasuryEntries.signed}), 0)` })
        .from(treasuryEntries)
        .where(since),
    ]),
    readReturns(db, { from: firstOfMonth(today, -1), to: today, today }),
    readVatOfUnpaid(db, today),
  ]);
  if (planned) return null;
  const declared = new Map(months);
  for (const { day, side, tax } of unpaid) {
    const month = day.slice(0, 7);
    declared.set(month, (declared.get(month) ?? 0) + (side === "collected" ? tax : -tax));
  }
  return { declared, paid: moved?.paid ?? 0, credit };
}
