import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL } from "drizzle-orm";
import { clients, deliveries, items, lots, orders, promises, recipes } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ClientRow } from "@/worker/modules/sell/clients";
import type { Part, Place } from "@/worker/modules/store/ledger";
import type { Order } from "./contract";
import { idsOf, isOrder, itemsOf } from "./naming";
import { arrivedShare, movesOf, toShip } from "./rules";
import { waitingStatuses } from "./status";
import { shortagesOf, type Taker, takersOf } from "./shipping/takers";

export type OrderRow = typeof orders.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;
type Named = Pick<typeof items.$inferSelect, "id" | "sku" | "name" | "kind" | "unit"> & { draftRecipeId?: string | null };

/** What of a lot is promised to a line of an order. */
export interface Promised {
  id: string;
  lineId: string;
  itemId: string;
  lotId: string;
  locationId: string;
  amount: number;
  number: string;
  dlc: string | null;
  ddm: string | null;
}

/** A lot that is there and on hold: nobody is promised any of it. */
export type HeldLot = Pick<typeof lots.$inferSelect, "id" | "itemId" | "number" | "amount" | "reason">;

/** An order with everything that the doors show of it. */
export interface Whole {
  order: OrderRow;
  client: ClientRow;
  items: Named[];
  promised: Promised[];
  deliveries: DeliveryRow[];
  /** Who else holds what it asks for. */
  takers: Taker[];
  /** What lies there of its items and is on hold. */
  held: HeldLot[];
}

/** The queries that read an order with all that belongs to it, for a batch: `wholeOf` ties their rows together. */
export function reading(db: BusinessDatabase, idOrReference: string) {
  return [
    db
      .select({ order: orders, client: clients })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(isOrder(idOrReference)),
    db
      .select({ id: items.id, sku: items.sku, name: items.name, kind: items.kind, unit: items.unit, draftRecipeId: recipes.id })
      .from(items)
      .leftJoin(recipes, and(isNull(items.recipeId), eq(recipes.itemId, items.id), eq(recipes.status, "draft")))
      .where(inArray(items.id, itemsOf(idOrReference))),
    db
      .select({ ...getTableColumns(promises), number: lots.number, dlc: lots.dlc, ddm: lots.ddm })
      .from(promises)
      .innerJoin(lots, eq(lots.id, promises.lotId))
      .where(inArray(promises.causeId, idsOf(idOrReference)))
      .orderBy(asc(lots.useBy), asc(promises.id)),
    db
      .select()
      .from(deliveries)
      .where(inArray(deliveries.orderId, idsOf(idOrReference)))
      .orderBy(desc(deliveries.createdAt)),
    takersOf(db, idOrReference),
    db
      .select({ id: lots.id, itemId: lots.itemId, number: lots.number, amount: lots.amount, reason: lots.reason })
      .from(lots)
      .where(and(inArray(lots.itemId, itemsOf(idOrReference)), eq(lots.stocked, true), eq(lots.decision, "on_hold")))
      .orderBy(asc(lots.useBy), asc(lots.id)),
  ] as const;
}

type Read = readonly [{ order: OrderRow; client: ClientRow }[], Named[], Promised[], DeliveryRow[], Taker[], HeldLot[]];

/** @throws Refusal `not_found` */
export function wholeOf([orderRows, named, promised, shipments, takers, held]: Read): Whole {
  const [row] = orderRows;
  if (!row) throw new Refusal("not_found");
  return { ...row, items: named, promised, deliveries: shipments, takers, held };
}

/** An order with all that belongs to it, in one round trip. @throws Refusal `not_found` */
export async function fetchOrder(db: BusinessDatabase, idOrReference: string): Promise<Whole> {
  return wholeOf(await db.batch(reading(db, idOrReference)));
}

/** What was just shared out, as it will be read back. */
export function promisedAs(parts: Part[], places: Place[]): Promised[] {
  return parts.flatMap((part) => {
    const place = places.find(({ lotId, locationId }) => lotId === part.lotId && locationId === part.locationId);
    return place ? [{ ...part, id: "", number: place.number, dlc: place.dlc, ddm: place.ddm }] : [];
  });
}

/** Does a client still wait for it though its day is over? */
export function isLate({ status, dueOn }: Pick<OrderRow, "status" | "dueOn">, today: string): boolean {
  return dueOn !== null && dueOn < today && (waitingStatuses as readonly string[]).includes(status);
}

/** An order in a list. */
export function toListed(order: Omit<OrderRow, "lines" | "vat" | "searchText">, clientName: string, today: string) {
  const { id, reference, clientId, status, orderedOn, dueOn, validUntil, subtotal, total } = order;
  const shares = { deliveredShare: order.deliveredShare, invoicedShare: order.invoicedShare };
  const stamps = { version: order.version, createdAt: order.createdAt, updatedAt: order.updatedAt };
  const days = { orderedOn, dueOn, late: isLate(order, today), validUntil };
  return { id, reference, clientId, clientName, status, ...days, subtotal, total, ...shares, ...stamps };
}

/** An order as the doors show it. @param today the civil day */
export function toOrder(whole: Whole, today: string): Order {
  const { order, client, deliveries: shipments } = whole;
  const { vat, clientReference, priceList, deliveryAddress, notes, confirmedAt } = order;
  const lines = order.lines.map((line) => shownLine(line, whole));
  return {
    ...toListed(order, client.companyName, today),
    ...{ vat, clientCode: client.reference, clientReference, priceList, deliveryAddress, notes, confirmedAt, moves: movesOf(order) },
    lines,
    shortages: shortagesOf(lines, whole.takers),
    arrivedShare: arrivedShare(order.lines, shipments),
    deliveries: shipments.map(({ id, reference, status, shippedOn, deliveredOn, lines: parts }) => {
      const returnable = status !== "cancelled" && parts.some(({ lotId, amount, returned }) => lotId && amount > returned);
      return { id, reference, status, shippedOn, deliveredOn, returnable };
    }),
  };
}

function shownLine(line: OrderRow["lines"][number], { order, items: named, promised, held }: Whole): Order["lines"][number] {
  const { unit, amount, shipped, returned, container, ...rest } = line;
  const item = named.find(({ id }) => id === line.itemId);
  const own = promised.filter(({ lineId }) => lineId === line.id);
  const promisedAmount = own.reduce((sum, part) => sum + part.amount, 0);
  const keepsStock = (waitingStatuses as readonly string[]).includes(order.status);
  const lacks = keepsStock && item?.kind !== "service" ? toShip(line) - promisedAmount : 0;
  const short = Math.max(0, lacks);
  const measure = (value: number) => ({ amount: value, unit });
  return {
    ...{ ...rest, container: container !== undefined, sku: item?.sku ?? "", name: item?.name ?? "", amount: measure(amount) },
    ...{ shipped: measure(shipped), returned: measure(returned), promised: measure(promisedAmount), short: measure(short) },
    draftRecipeId: short > 0 ? (item?.draftRecipeId ?? null) : null,
    held: held
      .filter(({ itemId }) => short > 0 && itemId === line.itemId)
      .map(({ id, number, amount: there, reason }) => ({ lotId: id, number, amount: measure(there), reason })),
    lots: own.map(({ lotId, number, locationId, dlc, ddm, amount: part }) => ({
      ...{ lotId, number, locationId, dlc, ddm },
      amount: measure(part),
    })),
  };
}

/** Reads orders for a list, each with its client's name; a query to await or to put in a batch. */
export function selectListed(db: BusinessDatabase, condition: SQL | undefined) {
  const { lines, vat, searchText, ...columns } = getTableColumns(orders);
  return db
    .select({ order: columns, clientName: clients.companyName })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(condition))
    .$dynamic();
}
