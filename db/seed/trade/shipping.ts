import type { DeliveryLine } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { scrapText } from "@/worker/modules/store/lots/scrap-text";
import { deliveryStatus } from "@/worker/modules/sell/deliveries/status";
import type { ClientRow } from "../sales";
import { isWorkday } from "./calendar";
import { deliveredShare } from "@/worker/modules/sell/orders/rules";
import { cancel, confirm, type DeliveryRow, hold, type OrderRow, resume, type Sales, step } from "./selling";
import { move, referenceOf, release, type Store, stamp, tick } from "./store";

const carriers = ["Transports Ducasse", "Transports Ducasse", "Tournée de la maison", "Messagerie du Sud-Ouest"] as const;

/** Carries every open order a step further, as its days come. */
export function progress(store: Store, sales: Sales): void {
  if (!isWorkday(store.day)) return;
  for (const order of sales.orders) if (order.status !== "completed" && order.status !== "cancelled") carry(store, sales, order);
}

function carry(store: Store, sales: Sales, order: OrderRow): void {
  const { dice, day } = store;
  const due = order.dueOn ?? day;
  const client = sales.clients.find(({ id }) => id === order.clientId);
  if (!client) return;
  if (order.status === "draft") follow(store, order, client);
  else if (order.status === "on_hold" && dice.next() < 0.2) resume(store, order, client);
  else if (order.status === "confirmed") prepare(store, order, due);
  else if (order.status === "in_preparation" && addDays(day, 1) >= due) step(store, order, "pack");
  else if (order.status === "ready" && day >= due) ship(store, sales, order);
  else if (order.status === "shipped") deliver(store, sales, order);
  else if (order.status === "delivered" && dice.next() < 0.3) step(store, order, "complete");
}

/** Two days before it is due an order is prepared; until then a client may still change its mind. */
function prepare(store: Store, order: OrderRow, due: string): void {
  const chance = store.dice.next();
  if (chance < 0.005) cancel(store, order, "Annulée par le client.");
  else if (chance < 0.015) hold(store, order, "Acompte attendu.");
  else if (addDays(store.day, 2) >= due) step(store, order, "prepare");
}

/** A quote is taken up within days, or comes to nothing. */
function follow(store: Store, order: OrderRow, client: ClientRow): void {
  if ((order.validUntil ?? addDays(order.orderedOn, 12)) < store.day) cancel(store, order, "Devis sans suite.");
  else if (store.dice.next() < 0.25) {
    order.dueOn = addDays(store.day, 7);
    confirm(store, order, client);
  }
}

/** Sends an order, or now and then its first lines, with the rest some days later. */
export function ship(store: Store, sales: Sales, order: OrderRow): void {
  const waiting = order.lines.filter(({ amount, shipped }) => shipped < amount);
  const isPart = waiting.length === order.lines.length && waiting.length > 2 && store.dice.next() < 0.09;
  const leaving = isPart ? waiting.slice(0, Math.ceil(waiting.length / 2)) : waiting;
  const id = store.dice.id();
  const parts = release(
    store,
    order.id,
    leaving.map(({ id: lineId }) => lineId),
  );
  const delivery: DeliveryRow = {
    id,
    reference: referenceOf(store, "BL"),
    orderId: order.id,
    clientId: order.clientId,
    status: "shipped",
    shippedOn: store.day,
    deliveredOn: null,
    address: order.deliveryAddress ?? null,
    carrier: store.dice.pick(carriers),
    lines: parts.map(({ lineId: orderLineId, itemId, lotId, locationId, amount }): DeliveryLine => {
      return { orderLineId, itemId, lotId, locationId, amount, returned: 0 };
    }),
    notes: "",
    ...stamp(store),
  };
  sales.deliveries.push(delivery);
  for (const { lotId, locationId, amount } of delivery.lines) {
    move(store, { type: "shipment", lotId, locationId, amount: -amount, cause: "delivery", causeId: id });
  }
  for (const line of leaving) line.shipped = line.amount;
  order.deliveredShare = deliveredShare(order.lines);
  if (isPart) order.dueOn = addDays(store.day, 4);
  else step(store, order, "ship");
}

/** What has left arrives; a little of it comes back, broken or too much. */
function deliver(store: Store, sales: Sales, order: OrderRow): void {
  for (const delivery of sales.deliveries.filter(({ orderId, status }) => orderId === order.id && status === "shipped")) {
    const status = deliveryStatus.require("shipped", "deliver", "deliveries");
    Object.assign(delivery, { status, deliveredOn: store.day, updatedAt: tick(store), version: Number(delivery.version) + 1 });
    if (store.dice.next() < 0.05) takeBack(store, order, delivery);
  }
  step(store, order, "deliver");
}

/** Takes back a few pieces of a line, as the machine of deliveries allows: broken ones are scrapped at once. */
export function takeBack(store: Store, order: OrderRow, delivery: DeliveryRow): void {
  const line = store.dice.pick(delivery.lines);
  const amount = Math.min(line.amount, store.dice.between(1, 6) * QUANTITY_SCALE);
  const isBroken = store.dice.next() < 0.5;
  const { lotId, locationId } = line;
  const reason = isBroken ? "Bocaux cassés au transport" : "Livré en trop, repris";
  move(store, { type: "return", lotId, locationId, amount, cause: "delivery", causeId: delivery.id, reason });
  if (isBroken) {
    const why = scrapText("damaged", reason);
    move(store, { type: "scrap", lotId, locationId, amount: -amount, cause: "hand", causeId: lotId, reason: why });
  }
  line.returned += amount;
  const ordered = order.lines.find(({ id }) => id === line.orderLineId);
  if (ordered) ordered.returned += amount;
  deliveryStatus.require(delivery.status as "delivered", "return", "deliveries");
}
