import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { lots } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** The query of what may be used of each item on a day: all of it, and what of it nobody was promised; for a batch. */
export function usableOn(db: BusinessDatabase, day: string) {
  return db
    .select({
      itemId: lots.itemId,
      amount: sql<number>`sum(${lots.amount})`,
      free: sql<number>`sum(${lots.amount} - ${lots.reserved})`,
    })
    .from(lots)
    .where(and(eq(lots.stocked, true), eq(lots.decision, "available"), or(isNull(lots.dlc), gte(lots.dlc, day))))
    .groupBy(lots.itemId);
}
