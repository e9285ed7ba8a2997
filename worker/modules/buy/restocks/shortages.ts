import { and, eq, gt, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import {
  items,
  itemStocks,
  lots,
  orderLines,
  orders,
  productions,
  promises,
  restockLines,
  restocks,
  suppliers,
  tariffs,
} from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Unit } from "@/worker/core/figures/quantity";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import { readPlan } from "@/worker/modules/make/needs";
import { selectTied, type Tied } from "@/worker/modules/buy/tariffs";
import { inItemUnit } from "./rules";
import { openStatuses } from "./status";

/** What an item lacks. Amounts are thousandths of the item's base unit. */
export interface Shortage {
  item: ItemRow;
  minimum: number | null;
  /** Neither promised, held nor past its DLC. */
  available: number;
  /** Asked by open orders and planned productions, and not promised stock so far. */
  needed: number;
  /** What of it expected sales want besides, down to what is bought; part of what is needed. */
  expected: number;
  /** To come of restocks, drafts too: what is written down is not proposed again. */
  incoming: number;
  /** What would have to come to have the minimum with all that served. */
  lacking: number;
  /** What suppliers ask for it. */
  offers: Tied[];
}

/** An amount of an item in some unit. */
interface Amount {
  itemId: string;
  amount: number;
  unit: Unit;
}

/**
 * What lacks of what is bought: bought is what no recipe makes, or what a supplier sells. Read in two batches, and those of the plan where
 * expected sales are counted.
 * @param ahead days of expected sales that are counted; none where it is nought
 * @throws Refusal `feature_not_in_plan` where they are and the plan does not open them
 */
export async function shortagesOf(context: QueryContext, ahead: number): Promise<Shortage[]> {
  const { db, now } = context;
  const today = civilDate(now);
  const expected = ahead ? (await readPlan(context, { ahead })).expected : new Map<string, number>();
  const [short, ordered, planned, promised, coming, past] = await db.batch([
    db.select({ id: itemStocks.id }).from(itemStocks).where(sql`${itemStocks.isShort} = 1`),
    orderedBy(db),
    plannedFor(db),
    promisedTo(db, today),
    comingTo(db),
    db
      .select({ itemId: lots.itemId, amount: sql<number>`sum(${lots.amount} - ${lots.reserved})` })
      .from(lots)
      .where(and(eq(lots.stocked, true), lt(lots.useBy, today), lt(lots.dlc, today), eq(lots.decision, "available")))
      .groupBy(lots.itemId),
  ]);
  const ids = [...new Set([...short.map(({ id }) => id), ...[...ordered, ...planned].map(({ itemId }) => itemId), ...expected.keys()])];
  const named = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const [rows, tied] = await db.batch([
    db
      .select({ item: items, stock: itemStocks })
      .from(items)
      .innerJoin(itemStocks, eq(itemStocks.id, items.id))
      .where(and(sql`${items.id} in ${named}`, eq(items.archived, false))),
    selectTied(db, and(sql`${tariffs.itemId} in ${named}`, eq(suppliers.archived, false))),
  ]);
  return rows.flatMap(({ item, stock }) => {
    const offers = tied.filter(({ tariff }) => tariff.itemId === item.id);
    if (item.recipeId && !offers.length) return [];
    const of = (amounts: Amount[]) => total(amounts, item);
    const wanted = expected.get(item.id) ?? 0;
    const expired = past.find(({ itemId }) => itemId === item.id)?.amount ?? 0;
    const available = Math.max(0, stock.amount - stock.reserved - stock.held - expired);
    const demand = of(ordered) + of(planned) - (promised.find(({ itemId }) => itemId === item.id)?.amount ?? 0);
    const needed = Math.max(0, demand) + wanted;
    const facts = { item, minimum: stock.minimum, available, needed, expected: wanted, incoming: of(coming), offers };
    const lacking = (facts.minimum ?? 0) + facts.needed - facts.available - facts.incoming;
    return lacking > 0 ? [{ ...facts, lacking }] : [];
  });
}

/** What amounts of an item come to, in its own unit; one whose unit no longer converts is left out. */
function total(amounts: Amount[], item: ItemRow): number {
  const own = amounts.filter(({ itemId }) => itemId === item.id);
  return own.reduce((sum, { amount, unit }) => sum + (inItemUnit(amount, unit, item) ?? 0), 0);
}

const promising = ["confirmed", "in_preparation", "ready"] as const;
const toMake = ["pending", "in_progress"] as const;

/** What clients were promised and has not left. */
function orderedBy(db: BusinessDatabase) {
  return db
    .select({
      itemId: orderLines.itemId,
      unit: orderLines.unit,
      amount: sql<number>`sum(max(0, ${orderLines.amount} - ${orderLines.shipped}))`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.status, promising))
    .groupBy(orderLines.itemId, orderLines.unit);
}

/** What planned productions take. */
function plannedFor(db: BusinessDatabase) {
  const line = (field: string) => sql`value ->> ${sql.raw(`'${field}'`)}`;
  return db
    .select({
      itemId: sql<string>`${line("itemId")}`.as("item_id"),
      unit: sql<Unit>`${line("unit")}`.as("unit"),
      amount: sql<number>`sum(${line("amount")})`,
    })
    .from(sql`${productions}, json_each(${productions.snapshot}, '$.lines')`)
    .where(inArray(productions.status, toMake))
    .groupBy(sql`1`, sql`2`);
}

/** What these orders and productions have been promised of the stock, and may still get on a civil day. */
function promisedTo(db: BusinessDatabase, today: string) {
  const open = or(
    inArray(promises.causeId, db.select({ id: orders.id }).from(orders).where(inArray(orders.status, promising))),
    inArray(promises.causeId, db.select({ id: productions.id }).from(productions).where(inArray(productions.status, toMake))),
  );
  return db
    .select({ itemId: promises.itemId, amount: sql<number>`sum(${promises.amount})` })
    .from(promises)
    .innerJoin(lots, eq(lots.id, promises.lotId))
    .where(and(open, or(isNull(lots.dlc), gte(lots.dlc, today))))
    .groupBy(promises.itemId);
}

export function comingTo(db: BusinessDatabase) {
  return db
    .select({
      itemId: restockLines.itemId,
      unit: restockLines.unit,
      amount: sql<number>`sum(${restockLines.amount} - ${restockLines.received})`,
    })
    .from(restockLines)
    .innerJoin(restocks, eq(restocks.id, restockLines.restockId))
    .where(and(inArray(restocks.status, openStatuses), gt(restockLines.amount, restockLines.received)))
    .groupBy(restockLines.itemId, restockLines.unit);
}
