import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { items, itemStocks, levels, lots } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { placesCalled } from "@/worker/modules/store/locations";
import type { Level } from "./shapes";

const ofItem = and(eq(lots.itemId, items.id), eq(lots.stocked, true));

/** What lies past its DLC of an item and is promised to nobody; what is held is counted apart. */
export const expiredOf = (today: string | SQL) =>
  sql<number>`(select coalesce(sum(${lots.amount} - ${lots.reserved}), 0) from ${lots} where ${and(ofItem, eq(lots.decision, "available"), lt(lots.dlc, today))})`;

/** Items that may be short: those that are though nothing has expired, and those of which something has. Found by indexes, whatever lies elsewhere. */
export const maybeShort = (today: string | SQL) => sql`(
  select ${itemStocks.id} from ${itemStocks} where ${itemStocks.isShort} = 1
  union select ${lots.itemId} from ${lots} where ${and(eq(lots.stocked, true), lt(lots.useBy, today), lt(lots.dlc, today))}
)`;

/** An item that is used and can be stocked: looked at once it is found by something else. */
export const isStockable = and(eq(sql`+${items.archived}`, false), ne(items.kind, "service"));

/** Is less of an item available than there should be? */
export const isShort = (today: string | SQL) =>
  sql<boolean>`(${items.id} in ${maybeShort(today)} and ${itemStocks.minimum} is not null and ${itemStocks.amount} - ${itemStocks.reserved} - ${itemStocks.held} - ${expiredOf(today)} < ${itemStocks.minimum})`;

const totalValue = sql<number>`(select coalesce(sum(${worthOfLot(lots.amount, items.unit)}), 0) from ${lots} where ${ofItem})`;
const nextDate = sql<string | null>`(select min(${lots.useBy}) from ${lots} where ${and(ofItem, lt(lots.useBy, "9999"))})`;
const thereOf = (location: string) =>
  sql<number>`(select coalesce(sum(${levels.amount}), 0) from ${levels} where ${levels.itemId} = ${items.id} and ${levels.locationId} in ${placesCalled(location)})`;

/** Is some of an item in a place? */
export const liesIn = (location: string) =>
  sql`exists (select 1 from ${levels} where ${and(eq(levels.itemId, items.id), gt(levels.amount, 0))} and ${levels.locationId} in ${placesCalled(location)})`;

/**
 * What there is of items; what is summed over lots is only looked at for the rows that a page shows. A query to await or to put in
 * a batch. @param location whose part is counted apart
 */
export function selectLevels(db: BusinessDatabase, today: string, location?: string) {
  return db
    .select({
      id: items.id,
      seq: items.seq,
      name: items.name,
      sortName: items.sortName,
      sku: items.sku,
      kind: items.kind,
      unit: items.unit,
      amount: itemStocks.amount,
      reserved: itemStocks.reserved,
      held: itemStocks.held,
      minimum: itemStocks.minimum,
      expired: expiredOf(today),
      value: totalValue,
      nextDate,
      there: location ? thereOf(location) : sql<null>`null`,
    })
    .from(items)
    .innerJoin(itemStocks, eq(itemStocks.id, items.id))
    .$dynamic();
}

type LevelRow = Awaited<ReturnType<typeof selectLevels>>[number];

/** What of an item can be promised or used today, as far as its lots say: thousandths of its base unit. */
export const availableOf = ({ amount, reserved, held, expired }: Pick<LevelRow, "amount" | "reserved" | "held" | "expired">) =>
  Math.max(0, amount - reserved - held - expired);

/** What there is of an item as the doors show it. */
export function toLevel({ seq, sortName, ...row }: LevelRow): Level {
  const measure = (amount: number) => ({ amount, unit: row.unit });
  const available = availableOf(row);
  return {
    ...row,
    amount: measure(row.amount),
    reserved: measure(row.reserved),
    held: measure(row.held),
    expired: measure(row.expired),
    available: measure(available),
    minimum: row.minimum === null ? null : measure(row.minimum),
    isShort: row.minimum !== null && available < row.minimum,
    there: row.there === null ? null : measure(row.there),
  };
}
