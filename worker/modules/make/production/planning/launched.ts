import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { items, launches, orders, productions, restocks, suppliers } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { insertRows, partsOf } from "@/worker/engine/writing/bulk";
import { toOrder } from "@/worker/modules/buy/restocks";
import { production } from "../contract";
import { openStatuses } from "../status";
import { openOrders, readPlan } from "@/worker/modules/make/needs";

type OrderRow = Pick<typeof orders.$inferSelect, "id" | "reference" | "status">;

/** A client's order by its identifier or its reference. @throws Refusal `invalid_input` naming `order` */
export async function orderNamed(db: BusinessDatabase, name: string): Promise<OrderRow> {
  const [order] = await db
    .select({ id: orders.id, reference: orders.reference, status: orders.status })
    .from(orders)
    .where(or(eq(orders.id, name), eq(orders.reference, name.toUpperCase())));
  return order ?? refuseField("order", "not_found");
}

/** Writes down for which orders and productions some productions and restocks are launched. */
export function writeLaunches({ db, write }: CommandContext, rows: (typeof launches.$inferInsert)[]): void {
  for (const part of partsOf(rows)) write(insertRows(db, launches, part));
}

/** What was launched for a client's order and not cancelled: productions and restocks. */
export async function launchedFor(db: BusinessDatabase, { id }: Pick<OrderRow, "id">) {
  const forIt = db.select({ id: launches.launchedId }).from(launches).where(eq(launches.forId, id));
  const [made, bought] = await db.batch([
    db
      .select({ row: productions, name: items.name })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .where(and(inArray(productions.id, forIt), ne(productions.status, "cancelled")))
      .orderBy(asc(productions.createdAt), asc(productions.id)),
    db
      .select({ id: restocks.id, reference: restocks.reference, state: restocks.status, supplierName: suppliers.name })
      .from(restocks)
      .innerJoin(suppliers, eq(suppliers.id, restocks.supplierId))
      .where(and(inArray(restocks.id, forIt), ne(restocks.status, "cancelled")))
      .orderBy(asc(restocks.createdAt), asc(restocks.id)),
  ]);
  const isOpen = (status: string) => openStatuses.some((open) => open === status);
  return { made, bought, begun: made.flatMap(({ row }) => (isOpen(row.status) ? [row.reference] : [])) };
}

/** What was launched for a client's order, whether more could be, and what nobody sells yet. */
export const launched = handle(production.launched, async (context, { order: name }) => {
  const order = await orderNamed(context.db, name);
  const { made, bought, begun } = await launchedFor(context.db, order);
  // Of an order that has left, with nothing under way for it, nothing can lack: the plan of everybody's orders is not read for it.
  const isWanted = begun.length > 0 || openOrders.some((status) => status === order.status);
  const { make, buy } = isWanted ? await readPlan(context, { references: [order.reference, ...begun] }) : { make: [], buy: [] };
  const { bySupplier, unsold } = await toOrder(context.db, buy);
  const rows = made.map(({ row: { id, reference, status, requestedOn, amount, unit }, name: itemName }) => {
    return { id, reference, name: itemName, status, requestedOn, amount: { amount, unit } };
  });
  return {
    items: rows,
    nextCursor: null,
    total: rows.length,
    restocks: bought,
    more: make.length > 0 || bySupplier.size > 0,
    unsold: unsold.map(({ id, name: itemName, kind }) => ({ id, name: itemName, kind })),
  };
});
