import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { levels, lots, type movements } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Place } from "./fefo";

type MovementRow = typeof movements.$inferSelect;

/** The same places as if some movements had not taken what they did: it lies where it lay. @param lotRows the lots that they took of, those that are empty too */
export function asIfNotTaken(places: Place[], moved: MovementRow[], lotRows: (typeof lots.$inferSelect)[]): Place[] {
  const before = places.map((place) => ({ ...place }));
  for (const { lotId, locationId, itemId, amount } of moved) {
    if (amount >= 0) continue;
    const place = before.find((one) => one.lotId === lotId && one.locationId === locationId);
    const lot = lotRows.find(({ id }) => id === lotId);
    if (place) place.amount -= amount;
    else if (lot) {
      const { number, dlc, ddm, useBy, decision, unitCost, costRest } = lot;
      before.push({ lotId, number, itemId, locationId, dlc, ddm, useBy, decision, unitCost, costRest, amount: -amount, reserved: 0 });
    }
  }
  return before;
}

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
      costRest: lots.costRest,
      amount: levels.amount,
      reserved: levels.reserved,
    })
    .from(lots)
    .innerJoin(levels, and(eq(levels.lotId, lots.id), gt(levels.amount, 0)))
    .where(and(inArray(lots.itemId, itemIds), eq(lots.stocked, true)));
}
