import { eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { lots, orderLines, orders, productions, promises } from "@/db/business";
import { convert, type Measures, type Unit } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { unshippedStatuses } from "@/worker/modules/sell/orders/status";
import { openStatuses } from "@/worker/modules/make/production/status";

/** What an order or a production still needs of an item. */
export interface Want {
  itemId: string;
  reference: string;
  /** The day it is needed; null when nobody wrote one down. */
  on: string | null;
  /** Thousandths of the base of the unit. */
  amount: number;
  unit: Unit;
  /** What is promised to it, in thousandths of the item's base unit. */
  promised: number;
}

/** What all open orders and productions need: read from those that are open, so that it does not grow with what is done.
 * What is promised and past its DLC on a civil day serves nobody. */
export async function readWants(db: BusinessDatabase, today: string): Promise<Want[]> {
  const [ordered, planned, promised] = await db.batch([
    db
      .select({
        id: orders.id,
        reference: orders.reference,
        on: orders.dueOn,
        itemId: orderLines.itemId,
        amount: sql<number>`sum(${orderLines.amount} - ${orderLines.shipped})`,
        unit: orderLines.unit,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(inArray(orders.status, [...unshippedStatuses]))
      .groupBy(orders.id, orderLines.itemId, orderLines.unit),
    db
      .select({ id: productions.id, reference: productions.reference, on: productions.requestedOn, snapshot: productions.snapshot })
      .from(productions)
      .where(inArray(productions.status, [...openStatuses])),
    db
      .select({ causeId: promises.causeId, itemId: promises.itemId, amount: sql<number>`sum(${promises.amount})` })
      .from(promises)
      .innerJoin(lots, eq(lots.id, promises.lotId))
      .where(or(isNull(lots.dlc), gte(lots.dlc, today)))
      .groupBy(promises.causeId, promises.itemId),
  ]);
  const promisedOf = new Map(promised.map(({ causeId, itemId, amount }) => [`${causeId} ${itemId}`, amount]));
  const consumed = planned.flatMap(({ snapshot, ...production }) =>
    snapshot.lines.map(({ itemId, amount, unit }) => ({ ...production, itemId, amount, unit })),
  );
  return [...ordered, ...consumed].map(({ id, ...want }) => {
    const key = `${id} ${want.itemId}`;
    const own = promisedOf.get(key) ?? 0;
    // What is promised to a record serves its first line of the item, and then no other.
    promisedOf.delete(key);
    return { ...want, promised: own };
  });
}

interface Needed {
  /** Thousandths of the item's base unit, beyond what is promised. */
  wanted: number;
  /** The first day on which what is available no longer suffices. */
  neededOn: string | null;
  neededFor: string[];
}

/** What is needed of one item in all. @param available thousandths of its base unit */
export function addWants(wants: Want[], item: Measures & { unit: Unit }, available: number): Needed {
  const open = wants
    .map((want) => ({ ...want, left: Math.max(0, (convert(want.amount, want.unit, item.unit, item) ?? 0) - want.promised) }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => ((one.on ?? "9999") < (other.on ?? "9999") ? -1 : 1));
  let wanted = 0;
  let neededOn: string | null = null;
  for (const { left, on } of open) {
    wanted += left;
    if (wanted > available) neededOn ??= on;
  }
  return { wanted, neededOn, neededFor: [...new Set(open.map(({ reference }) => reference))] };
}
