import { eq, sql } from "drizzle-orm";
import { promises } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** What is promised to orders that are begun, by order and item. */
export function promisedToProductions(db: BusinessDatabase) {
  return db
    .select({ causeId: promises.causeId, itemId: promises.itemId, amount: sql<number>`sum(${promises.amount})` })
    .from(promises)
    .where(eq(promises.cause, "production"))
    .groupBy(promises.causeId, promises.itemId);
}
