import { and, eq, inArray, lte, notInArray, sql } from "drizzle-orm";
import { clients, items, orderLines, orders, productions, promises } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isOrder } from "../naming";
import type { Order } from "../contract";
import { waitingStatuses } from "../status";

/** Who holds what of an item: an order and its client, or a production and its product. */
export interface Taker {
  itemId: string;
  reference: string;
  name: string;
  amount: number;
}

/** Of those who hold an item, so many are named: who came last first. */
const NAMED = 3;

/** The query of who else holds the goods of an order that may be short, for a batch. */
export function takersOf(db: BusinessDatabase, idOrReference: string) {
  const open = ["draft", "on_hold", ...waitingStatuses] as const;
  const orderedItems = db
    .select({ id: orderLines.itemId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOrder(idOrReference), inArray(orders.status, open)));
  const own = db.select({ id: orders.id }).from(orders).where(isOrder(idOrReference));
  const held = db
    .select({
      itemId: promises.itemId,
      causeId: promises.causeId,
      amount: sql<number>`sum(${promises.amount})`.as("held"),
      place: sql<number>`row_number() over (partition by ${promises.itemId} order by max(${promises.id}) desc)`.as("place"),
    })
    .from(promises)
    .where(and(inArray(promises.itemId, orderedItems), notInArray(promises.causeId, own)))
    .groupBy(promises.itemId, promises.causeId)
    .as("held");
  return db
    .select({
      itemId: held.itemId,
      reference: sql<string>`coalesce(${orders.reference}, ${productions.reference}, '')`,
      name: sql<string>`coalesce(${clients.companyName}, ${items.name}, '')`,
      amount: held.amount,
    })
    .from(held)
    .leftJoin(orders, eq(orders.id, held.causeId))
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .leftJoin(productions, eq(productions.id, held.causeId))
    .leftJoin(items, eq(items.id, productions.itemId))
    .where(lte(held.place, NAMED))
    .orderBy(sql`${held.place}`);
}

/** Which lines lack how much, with a row for everyone who holds some of it; an empty name where nobody does. */
export function shortagesOf(lines: Order["lines"], takers: Taker[]): Order["shortages"] {
  const lacking = lines.filter(({ short }) => short.amount > 0);
  return lacking.flatMap(({ id, itemId, sku, name, short }): Order["shortages"] => {
    const line = { lineId: id, sku, name, missing: short };
    const rows = takers.filter((taker) => taker.itemId === itemId);
    if (!rows.length) return [{ ...line, takenBy: "", takenFor: "", taken: null }];
    return rows.map((row) => ({ ...line, takenBy: row.reference, takenFor: row.name, taken: { amount: row.amount, unit: short.unit } }));
  });
}
