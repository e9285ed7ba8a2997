import { and, eq, gt } from "drizzle-orm";
import { counts as table, items, levels, lots } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { placeNamed } from "@/worker/modules/store/locations";
import { counts } from "./contract";
import { selectCounted, toCount } from "./records";

/** Makes a sheet of all the lots that lie in a place, or of those of one kind of items. */
export const create = handle(counts.create, async (context, { location, kind, blind, notes }) => {
  const { db, now } = context;
  const place = await placeNamed(db, "location", location);
  const lying = await db
    .select({ lotId: lots.id, itemId: lots.itemId, expected: levels.amount })
    .from(levels)
    .innerJoin(lots, eq(lots.id, levels.lotId))
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(and(eq(levels.locationId, place.id), gt(levels.amount, 0), kind && eq(items.kind, kind)));
  const reference = context.numbered(`INV-${civilDate(now).slice(0, 4)}`);
  const lines = lying.map((line) => ({ ...line, counted: null, note: "" }));
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  const count = { id: newId(), reference, status: "open" as const, locationId: place.id, blind, lines, notes, postedAt: null, ...stamp };
  context.insert(table, count);
  return toCount({ count, locationName: place.name }, await selectCounted(db, count), false);
});
