import { and, eq, gt } from "drizzle-orm";
import { levels, locations, promises } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { selectPromises, toPromised } from "./promises";
import { fetchLot, toLot } from "./records";

/** One lot, by identifier or number: where it lies and to whom it is promised. */
export const show = handle(lots.show, async ({ db, now }, { id }) => {
  const saved = await fetchLot(db, id);
  const { unit } = saved;
  const [places, promised] = await db.batch([
    db
      .select({ locationId: levels.locationId, locationName: locations.name, amount: levels.amount, reserved: levels.reserved })
      .from(levels)
      .innerJoin(locations, eq(locations.id, levels.locationId))
      .where(and(eq(levels.lotId, saved.lot.id), gt(levels.amount, 0)))
      .orderBy(locations.sortName),
    selectPromises(db, eq(promises.lotId, saved.lot.id)),
  ]);
  return {
    ...toLot(saved, now),
    places: places.map(({ amount, reserved, ...place }) => ({ ...place, amount: { amount, unit }, reserved: { amount: reserved, unit } })),
    promises: promised.map((row) => toPromised(row, unit)),
  };
});
