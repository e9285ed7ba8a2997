import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { newClientRow } from "@/worker/modules/sell/clients/create";
import { consumerSums, priceWithin, shelfPriceOf, type TillLine } from "@/worker/modules/sell/sales/rules";
import { PASSERS_BY, type TillMethod } from "@/worker/modules/sell/sales/status";
import { makeDice } from "../dice";
import type { ClientRow } from "../sales";
import type { Workshop } from "./planning";
import { priceFor } from "./pricing";
import type { DeliveryRow, OrderRow, Sales } from "./selling";
import { freeOf, itemOf, move, referenceOf, share, type Store, stamp } from "./store";

/** The stall on the Saturday market: who buys there, and all that was sold. */
export interface Market {
  store: Store;
  client: ClientRow;
  orders: OrderRow[];
  deliveries: DeliveryRow[];
  sold: { order: OrderRow; delivery: DeliveryRow; method: TillMethod; lines: TillLine[]; at: number }[];
}

/** The number that its chance comes from: a market changes nothing else of the year's chance. */
const MARKET_SEED = 20_261_121;
const MINUTE = 60_000;

/** A market nobody has been to yet. */
export function openMarket(store: Store): Market {
  const dice = makeDice(MARKET_SEED);
  const facts = { companyName: "Clients de passage", category: "particulier", paymentTerms: "cash", language: "fr" };
  const { archived, ...client } = newClientRow(facts, "PASSAGE", store.now);
  return { store: { ...store, dice }, client: { ...client, id: PASSERS_BY }, orders: [], deliveries: [], sold: [] };
}

/** A Saturday morning: people come by and buy a few jars each, in cash for the most part. */
export function holdMarket(market: Market, day: string, { appeal }: Workshop, sales: Sales): void {
  const { store } = market;
  const { dice } = store;
  const offered = [...appeal].filter(([itemId]) => !itemOf(store, itemId).customerName);
  store.day = day;
  for (let buyer = dice.between(11, 15), at = Date.parse(`${day}T07:40:00Z`); buyer > 0; buyer -= 1) {
    at += dice.between(4, 16) * MINUTE;
    store.now = at;
    const wanted = new Map([...Array(dice.between(1, 3))].map(() => [dice.weighted(offered), dice.pick([1, 1, 2, 3])] as const));
    const there = [...wanted].filter(([itemId, pieces]) => freeOf(store, itemId, day) >= pieces * 4 * QUANTITY_SCALE);
    const method = dice.weighted([["cash", 6] as const, ["card", 5] as const, ["cheque", 1] as const]);
    if (there.length) sellTo(market, there, method, sales);
  }
}

function sellTo(market: Market, basket: [string, number][], method: TillMethod, { prices }: Sales): void {
  const { store, client } = market;
  const lines = basket.map(([itemId, pieces]) => {
    const item = itemOf(store, itemId);
    const { unit, vatRate } = item;
    const shelfPrice = shelfPriceOf({ price: priceFor(prices, client, item, store.day), discount: 0, vatRate });
    const terms = { amount: pieces * QUANTITY_SCALE, unit, per: unit, price: priceWithin(shelfPrice, vatRate), discount: 0, vatRate };
    return { id: store.dice.id(), itemId, description: "", shelfPrice, ...terms, returned: 0 };
  });
  const sums = consumerSums(lines);
  const { parts, short } = share(
    store,
    lines.map(({ id, itemId, amount }) => ({ lineId: id, itemId, amount })),
    { day: store.day },
  );
  if (short.length) return;
  const [orderId, id, reference] = [store.dice.id(), store.dice.id(), referenceOf(store, "CMD")];
  const order = {
    ...{ id: orderId, reference, clientReference: "", clientId: client.id, status: "completed", heldFrom: null, priceList: "particulier" },
    ...{ orderedOn: store.day, validUntil: null, dueOn: store.day, deliveryAddress: null, deliveredShare: 10_000, standingOrderId: null },
    lines: lines.map(({ shelfPrice, ...line }, place) => ({ ...line, shipped: line.amount, total: sums.lines[place]?.total ?? 0 })),
    ...{ subtotal: sums.subtotal, vat: sums.vat, total: sums.total, confirmedAt: store.now, notes: "" },
    ...{ searchText: fold(`${reference} ${client.companyName}`), ...stamp(store) },
  } satisfies OrderRow;
  const delivery = {
    ...{ id, reference: referenceOf(store, "BL"), orderId, clientId: client.id, status: "delivered", shippedOn: store.day },
    ...{ deliveredOn: store.day, address: null, carrier: "", notes: "", ...stamp(store) },
    lines: parts.map(({ lineId, unitCost, ...part }) => ({ ...part, orderLineId: lineId, returned: 0 })),
  } satisfies DeliveryRow;
  for (const { lotId, locationId, amount } of delivery.lines)
    move(store, { type: "shipment", lotId, locationId, amount: -amount, cause: "delivery", causeId: id, reason: "" });
  market.orders.push(order);
  market.deliveries.push(delivery);
  market.sold.push({ order, delivery, method, lines, at: store.now });
}

/** The Saturdays on which there was a market, of the last three weeks. @param today a civil date */
export const isMarketDay = (day: string, weekday: number, today: string): boolean => weekday === 5 && day >= addDays(today, -21);
