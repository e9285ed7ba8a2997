import { lineTotal, totalsOf } from "@/worker/core/figures/totals";
import type { DeliveryLine, deliveries, OrderLine, orders } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import type { Part } from "@/worker/modules/store/ledger";
import { type OrderStatus, orderStatus } from "@/worker/modules/sell/orders/status";
import type { ClientRow, PriceRow } from "../sales";
import { seasonOf, workdayFrom } from "./calendar";
import { exemptionOf } from "@/worker/core/trade/vat";
import type { Workshop } from "./planning";
import { priceFor } from "./pricing";
import { freeOf, itemOf, promise, referenceOf, release, type Store, share, stamp, tick } from "./store";

export type OrderRow = typeof orders.$inferInsert & { lines: OrderLine[]; status: OrderStatus };
export type DeliveryRow = typeof deliveries.$inferInsert & { lines: DeliveryLine[] };

export interface Sales {
  clients: ClientRow[];
  prices: PriceRow[];
  /** Orders on a usual working day. */
  rate: number;
  orders: OrderRow[];
  deliveries: DeliveryRow[];
}

type Category = ClientRow["category"];

/** How often each kind of client orders, and how much of a product at a time, in pieces. */
const habits: Record<Category, { often: number; pieces: readonly number[]; lines: readonly [number, number] }> = {
  particulier: { often: 2, pieces: [1, 2, 3, 4, 6, 12], lines: [2, 6] },
  horeca: { often: 4, pieces: [6, 12, 12, 24], lines: [2, 5] },
  retailer: { often: 5, pieces: [12, 12, 24, 36, 48], lines: [3, 7] },
  grossiste: { often: 3, pieces: [60, 72, 96, 120], lines: [2, 5] },
  super_grossiste: { often: 2, pieces: [96, 144, 192, 240], lines: [2, 4] },
};

/** Days that a part of an order may wait for the rest. */
const PATIENCE = 8;

/** Writes the orders of a working day. */
export function sell(store: Store, workshop: Workshop, sales: Sales): void {
  const expected = sales.rate * seasonOf(store.day);
  const count = Math.floor(expected) + Number(store.dice.next() < expected % 1);
  for (let number = 0; number < count; number += 1) {
    const buyer = buyerOf(store, sales);
    const basket = buyer && basketFor(store, workshop, buyer);
    if (buyer && basket?.length) takeOrder(store, sales, buyer, basket);
  }
}

function buyerOf(store: Store, { clients }: Sales): ClientRow | undefined {
  const customers = clients.filter(({ status, createdAt }) => status !== "prospect" && createdAt < store.now);
  return customers.length ? store.dice.weighted(customers.map((client) => [client, habits[client.category].often] as const)) : undefined;
}

type Basket = { itemId: string; pieces: number }[];

/** What a client asks for: of what is there, a part at most; what is made for another is not sold to it. */
function basketFor(store: Store, { appeal }: Workshop, client: ClientRow): Basket {
  const { pieces, lines } = habits[client.category];
  const names = [client.companyName, client.commercialName];
  const offered = [...appeal].filter(([itemId]) => {
    const { customerName = "" } = itemOf(store, itemId);
    return !customerName || names.includes(customerName) || client.category === "super_grossiste";
  });
  const basket = new Map<string, number>();
  for (let line = store.dice.between(...lines); line > 0 && offered.length; line -= 1) {
    const itemId = store.dice.weighted(offered);
    const free = Math.floor(freeOf(store, itemId, addDays(store.day, 20)) / QUANTITY_SCALE);
    const count = Math.min(store.dice.pick(pieces), Math.floor(free * 0.6));
    if (count > 0) basket.set(itemId, count);
  }
  return [...basket].map(([itemId, amount]) => ({ itemId, pieces: amount }));
}

/** Writes an order down: one in eight begins as a quote, the others are confirmed at once. */
export function takeOrder(store: Store, sales: Sales, client: ClientRow, basket: Basket, standingOrderId: string | null = null): OrderRow {
  const { dice, day } = store;
  const isQuote = !standingOrderId && dice.next() < 0.13;
  const reference = referenceOf(store, "CMD");
  const clientReference = dice.next() < 0.3 ? `PO-${dice.between(1_000, 9_999)}` : "";
  const lines = basket.map(({ itemId, pieces }) => lineOf(store, sales, client, itemId, pieces * QUANTITY_SCALE));
  const order: OrderRow = {
    id: dice.id(),
    reference,
    clientReference,
    clientId: client.id,
    status: "draft",
    heldFrom: null,
    priceList: client.priceList ?? client.category,
    orderedOn: day,
    validUntil: isQuote ? addDays(day, 30) : null,
    dueOn: workdayFrom(addDays(day, dice.between(3, 11))),
    deliveryAddress: client.shippingAddress ?? client.billingAddress ?? null,
    lines,
    ...totalsOf(lines),
    deliveredShare: 0,
    standingOrderId,
    confirmedAt: null,
    notes: "",
    searchText: fold([reference, clientReference, client.companyName, client.commercialName ?? ""].join(" ")),
    ...stamp(store),
  };
  sales.orders.push(order);
  if (!isQuote) confirm(store, order, client);
  return order;
}

function lineOf(store: Store, { prices }: Sales, client: ClientRow, itemId: string, amount: number): OrderLine {
  const item = itemOf(store, itemId);
  const terms = { amount, per: item.unit, price: priceFor(prices, client, item, store.day), discount: client.discount ?? 0 };
  const { unit } = item;
  const buyer = {
    address: client.billingAddress ?? null,
    vatNumber: client.vatNumber ?? null,
    isConsumer: client.category === "particulier",
  };
  const deliveryAddress = client.shippingAddress ?? null;
  const isExempt = exemptionOf({ seller: { address: null }, buyer, deliveryAddress, hasGoods: item.kind !== "service" }) !== null;
  const vatRate = isExempt ? 0 : item.vatRate;
  return { id: store.dice.id(), itemId, description: "", unit, vatRate, ...terms, total: lineTotal(terms), shipped: 0, returned: 0 };
}

/** Confirms an order when all of it is there, fresh enough for who gets it; else it stays as it is. */
export function confirm(store: Store, order: OrderRow, client: ClientRow): void {
  const parts = partsFor(store, order, client);
  if (!parts) return;
  step(store, order, "confirm");
  promise(store, parts, "order", order.id);
  order.confirmedAt = store.now;
}

/** The lots an order would take; null when some of it lacks. */
function partsFor(store: Store, order: OrderRow, { minimumShelfLifeDays }: ClientRow): Part[] | null {
  const due = order.dueOn ?? store.day;
  const needs = order.lines.map(({ id: lineId, itemId, amount }) => ({ lineId, itemId, amount }));
  const notBefore = minimumShelfLifeDays ? addDays(due, minimumShelfLifeDays) : undefined;
  const { parts, short } = share(store, needs, { day: addDays(due, PATIENCE), notBefore });
  return short.length ? null : parts;
}

/** Makes a move of an order, as its machine allows it. */
export function step(store: Store, order: OrderRow, move: Parameters<typeof orderStatus.require>[1]): void {
  const status = orderStatus.require(order.status, move, "orders");
  Object.assign(order, { status, updatedAt: tick(store), version: Number(order.version) + 1 });
}

/** Gives an order up; what was promised to it is free again. */
export function cancel(store: Store, order: OrderRow, notes: string): void {
  release(store, order.id);
  step(store, order, "cancel");
  order.notes = notes;
}

/** Puts an order on hold, from where it comes back. */
export function hold(store: Store, order: OrderRow, notes: string): void {
  const heldFrom = order.status;
  step(store, order, "hold");
  Object.assign(order, { heldFrom, notes });
}

/** Takes an order up again, with the lots that are good by then; without them it is given up. */
export function resume(store: Store, order: OrderRow, client: ClientRow): void {
  const { heldFrom } = order;
  release(store, order.id);
  order.dueOn = workdayFrom(addDays(store.day, 3));
  const parts = partsFor(store, order, client);
  if (!parts) {
    cancel(store, order, "Stock vendu entre-temps.");
    return;
  }
  step(store, order, "resume");
  promise(store, parts, "order", order.id);
  Object.assign(order, { status: heldFrom ?? "draft", heldFrom: null, notes: "" });
}
