import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { levels, lots } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** The query of where lots of these items lie, for a batch: what `allocate` shares out. @param itemIds or the query that finds them */
export function placesOf(db: BusinessDatabase, itemIds: string[] | SQL) {
  return db
    .select({
      lotId: lots.id,
      number: lots.number,
      itemId: lots.itemId,
      locationId: levels.locationId,
      dlc: lots.dlc,
      ddm: lots.ddm,
      useBy: lots.useBy,
      decision: lots.decision,
      unitCost: lots.unitCost,
      amount: levels.amount,
      reserved: levels.reserved,
    })
    .from(lots)
    .innerJoin(levels, and(eq(levels.lotId, lots.id), gt(levels.amount, 0)))
    .where(and(inArray(lots.itemId, itemIds), eq(lots.stocked, true)));
}
