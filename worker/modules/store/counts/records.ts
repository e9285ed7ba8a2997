import { and, desc, eq, or, sql } from "drizzle-orm";
import { counts, items, levels, locations, lots } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { worth } from "@/worker/modules/store/ledger";
import type { Count, CountLine, ListedCount } from "./contract";

export type CountRow = typeof counts.$inferSelect;
export type SavedLine = CountRow["lines"][number];

export interface FoundCount {
  count: CountRow;
  locationName: string;
}

/** The sheet that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchCount(db: BusinessDatabase, idOrReference: string): Promise<FoundCount> {
  const [row] = await db
    .select({ count: counts, locationName: locations.name })
    .from(counts)
    .innerJoin(locations, eq(locations.id, counts.locationId))
    .where(or(eq(counts.id, idOrReference), eq(counts.reference, idOrReference.toUpperCase())))
    .orderBy(desc(eq(counts.id, idOrReference)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** What the lots of a sheet are, and what lies of each in its place now. */
export function selectCounted(db: BusinessDatabase, { lines, locationId }: Pick<CountRow, "lines" | "locationId">) {
  return db
    .select({
      lotId: lots.id,
      lot: lots.number,
      itemId: lots.itemId,
      itemName: items.name,
      sortName: items.sortName,
      sku: items.sku,
      kind: items.kind,
      unit: items.unit,
      density: items.density,
      weight: items.weight,
      dlc: lots.dlc,
      ddm: lots.ddm,
      unitCost: lots.unitCost,
      costRest: lots.costRest,
      amount: sql<number>`coalesce(${levels.amount}, 0)`,
      reserved: sql<number>`coalesce(${levels.reserved}, 0)`,
    })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .leftJoin(levels, and(eq(levels.lotId, lots.id), eq(levels.locationId, locationId)))
    .where(sql`${lots.id} in (select value from json_each(${JSON.stringify(lines.map(({ lotId }) => lotId))}))`);
}
export type CountedLot = Awaited<ReturnType<typeof selectCounted>>[number];

/** A sheet as lists show it. */
export function toListed({ count, locationName }: FoundCount): ListedCount {
  const { lines, ...row } = count;
  return { ...row, locationName, size: lines.length, done: lines.filter(({ counted }) => counted !== null).length };
}

/**
 * A sheet with its lines by the items' names. @param rows what its lots are
 * @param reveals shows what a blind sheet hides while it is open
 */
export function toCount(saved: FoundCount, rows: CountedLot[], reveals: boolean): Count {
  const { count } = saved;
  const hides = count.blind && count.status === "open" && !reveals;
  const lotOf = new Map(rows.map((lot) => [lot.lotId, lot]));
  const lines = count.lines
    .flatMap((line) => {
      const lot = lotOf.get(line.lotId);
      return lot ? [{ line, lot }] : [];
    })
    .sort((one, other) => `${one.lot.sortName} ${one.lot.lot}`.localeCompare(`${other.lot.sortName} ${other.lot.lot}`, "fr"))
    .map(({ line, lot }) => toLine(line, lot, count.status === "open", hides));
  const values = lines.map(({ value }) => value ?? 0);
  const sum = (those: number[]) => (hides ? null : those.reduce((total, value) => total + value, 0));
  const totals = { surplus: sum(values.filter((value) => value > 0)), shortfall: sum(values.filter((value) => value < 0)) };
  return { ...toListed(saved), lines, ...totals, value: sum(values) };
}

function toLine(line: SavedLine, lot: CountedLot, isOpen: boolean, hides: boolean): CountLine {
  const { sortName, density, weight, unitCost, costRest, amount, reserved, ...shown } = lot;
  const { unit } = lot;
  const difference = line.counted === null ? null : line.counted - line.expected;
  const value = difference === null ? null : Math.sign(difference) * worth(Math.abs(difference), unit, unitCost, costRest);
  return {
    ...shown,
    expected: hides ? null : { amount: line.expected, unit },
    counted: line.counted === null ? null : { amount: line.counted, unit },
    difference: hides || difference === null ? null : { amount: difference, unit },
    value: hides ? null : value,
    moved: isOpen && line.counted !== null && amount !== line.expected,
    note: line.note,
  };
}
