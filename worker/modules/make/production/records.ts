import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { items, launches, locations, lots, orders, productions } from "@/db/business";
import { daysBetween } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import { type Place, placesOf, promisesTo } from "@/worker/modules/store/ledger";

export type ProductionRow = typeof productions.$inferSelect;
export type LotRow = typeof lots.$inferSelect;

/** The order with this identifier, or else with this reference. @throws Refusal `not_found` */
export async function fetchProduction(db: BusinessDatabase, idOrReference: string): Promise<ProductionRow> {
  const [row] = await db
    .select()
    .from(productions)
    .where(or(eq(productions.id, idOrReference), eq(productions.reference, idOrReference.toUpperCase())))
    .orderBy(desc(eq(productions.id, idOrReference)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** What an order's page and its moves read besides the order, in one batch. */
export async function readAround(db: BusinessDatabase, row: ProductionRow) {
  const inputs = [...new Set(row.snapshot.lines.map(({ itemId }) => itemId))];
  const lotIds = [...new Set(row.used.map(({ lotId }) => lotId)), ...(row.lotId ? [row.lotId] : [])];
  const [itemRows, promised, places, usedLots, locationRows, [last], neededFor] = await db.batch([
    db
      .select()
      .from(items)
      .where(inArray(items.id, [row.itemId, ...inputs])),
    promisesTo(db, row.id),
    placesOf(db, inputs),
    db.select().from(lots).where(inArray(lots.id, lotIds)),
    db.select({ id: locations.id, name: locations.name, archivedAt: locations.archivedAt }).from(locations),
    db
      .select()
      .from(lots)
      .where(and(eq(lots.itemId, row.itemId), eq(lots.cause, "production"), or(sql`${lots.dlc} is not null`, sql`${lots.ddm} is not null`)))
      .orderBy(desc(lots.createdAt))
      .limit(1),
    selectWanting(db, row),
  ]);
  const itemById = new Map<string, ItemRow>(itemRows.map((item) => [item.id, item]));
  const itemOf = (id: string): ItemRow => {
    const item = itemById.get(id);
    if (!item) throw new Error(`An order names an item that was not read: ${id}`);
    return item;
  };
  const lotOf = new Map<string, Pick<LotRow, "number" | "dlc" | "ddm" | "unitCost" | "costRest">>([
    ...places.map((place) => [place.lotId, place] as const),
    ...usedLots.map((lot) => [lot.id, lot] as const),
  ]);
  return {
    product: itemOf(row.itemId),
    itemOf,
    promised,
    places: places as Place[],
    usedLots,
    lotOf,
    locationRows,
    neededFor,
    shelfLife: ownShelfLife(itemOf(row.itemId)) ?? (last ? shelfLifeOf(last) : null),
  };
}
export type Around = Awaited<ReturnType<typeof readAround>>;

/** The orders and productions that a production was launched for. */
function selectWanting(db: BusinessDatabase, { id }: Pick<ProductionRow, "id">) {
  const wanting = db.select({ id: launches.forId }).from(launches).where(eq(launches.launchedId, id));
  const columns = (table: typeof orders | typeof productions, record: "orders" | "productions") => {
    return { record: sql<"orders" | "productions">`${record}`.as("record"), id: table.id, reference: table.reference };
  };
  return unionAll(
    db.select(columns(orders, "orders")).from(orders).where(inArray(orders.id, wanting)),
    db.select(columns(productions, "productions")).from(productions).where(inArray(productions.id, wanting)),
  );
}

/** What the product says of itself; null where nobody said. */
export function ownShelfLife({ shelfLifeDays, dateKind }: Pick<ItemRow, "shelfLifeDays" | "dateKind">) {
  return shelfLifeDays === null ? null : { kind: dateKind, days: shelfLifeDays };
}

function shelfLifeOf({ dlc, ddm, bornOn }: LotRow): { kind: "dlc" | "ddm"; days: number } {
  return dlc ? { kind: "dlc", days: daysBetween(bornOn, dlc) } : { kind: "ddm", days: daysBetween(bornOn, ddm ?? bornOn) };
}

/** The rows of lists: an order, what it makes, and the number of the lot that came out. */
export function listedRows(db: BusinessDatabase) {
  return db
    .select({ row: productions, item: { sku: items.sku, name: items.name, unit: items.unit }, lotNumber: lots.number })
    .from(productions)
    .innerJoin(items, eq(items.id, productions.itemId))
    .leftJoin(lots, eq(lots.id, productions.lotId));
}

/** Folded words that a search looks through. */
export function searchTextOf(row: Pick<ProductionRow, "reference" | "facility" | "notes">, { name, sku }: Pick<ItemRow, "name" | "sku">) {
  return fold([row.reference, name, sku, row.facility, row.notes].join(" "));
}
