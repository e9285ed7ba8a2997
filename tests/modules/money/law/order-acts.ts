import { expect } from "vitest";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { depositFates } from "@/worker/modules/sell/orders/status";
import { act, pick, quantityPart, type Step } from "./act";
import { checkInvoiced } from "./laws";
import { billOf } from "./model";
import { type Books, creditsOf, goods, type InvoiceRow, type OrderRow } from "./world";

/** No more orders than that in one history: what happens to one is what matters. */
const MOST_ORDERS = 3;
const live = ({ orders: all }: Books) => all.filter(({ status }) => status !== "cancelled");
const leaving = (books: Books) => live(books).filter(({ lines }) => lines.some(({ amount, shipped }) => shipped < amount));

/** Sells one to three sorts of goods. */
export async function order({ model, world, part, other }: Step): Promise<void> {
  const lines = goods.flatMap((good, place): object[] => {
    const { sku, unit } = good;
    const value = ((part >> (place * 3)) % 8) + (unit === "kg" ? (other % 997) / 1_000 : 0);
    // A discount now and then, and a price that was agreed for once.
    const discount = (other >> place) % 4 === 0 ? { discount: (part % 4_000) / 100 } : {};
    const price = (other + place) % 5 === 0 ? { price: (part * 37 + place) / 1_000 + 0.01 } : {};
    if ("isContainer" in good) return value > 4 ? [{ item: sku, amount: { value: value - 4, unit }, container: true }] : [];
    return value > 0 ? [{ item: sku, amount: { value, unit }, ...discount, ...price }] : [];
  });
  if (!lines.length) return;
  const { id } = await world.act(orders.create, { client: model.client, lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await world.act(move, { id });
}

/** A standing order makes one by itself, with packaging that comes back or without. */
async function standing({ model, world, part, other }: Step): Promise<void> {
  const lines = [{ item: "TERRINE", amount: { value: (part % 9) + 1, unit: "piece" } }];
  const { id } = await world.act(standingOrders.create, { client: model.client, rhythm: "monthly", nextOn: world.today(), lines });
  await world.act(standingOrders.run, { id });
  if (other % 2) await world.act(standingOrders.pause, { id });
  const made = (await world.read(model)).orders.filter(({ status }) => status === "draft");
  for (const order of made) for (const move of [orders.confirm, orders.prepare, orders.pack]) await world.act(move, { id: order.id });
}

async function ship({ id, lines }: OrderRow, { world, part, other }: Step): Promise<void> {
  const parts = lines.flatMap((line, place) => {
    const item = world.goodOf(line.itemId);
    const open = line.amount - line.shipped;
    const isLeftBehind = part < 500 && (other + place) % 3 === 0;
    return item && open > 0 && !isLeftBehind ? [{ lot: `LOT-${item.sku}`, amount: quantityPart(open, item.unit, part) }] : [];
  });
  if (parts.length) await world.attempt(orders.ship, { id, parts });
}

async function giveBack({ id }: OrderRow, { world, part, other }: Step): Promise<void> {
  const { deliveries: all } = await world.act(orders.show, { id });
  const delivery = pick(all, other);
  const { lines } = await world.act(deliveries.show, { id: delivery?.id });
  const line = pick(
    lines.filter(({ amount, returned }) => amount.amount > returned.amount),
    part,
  );
  if (!line || !delivery) return;
  const amount = quantityPart(line.amount.amount - line.returned.amount, line.unit, part);
  await world.attempt(deliveries.return, { id: delivery.id, parts: [{ lot: line.lot, amount }], reason: "Abîmé", hold: false });
}

async function deposit({ id }: OrderRow, { model, world, part }: Step): Promise<void> {
  const draft = await world.attempt(invoices.deposit, { order: id, share: (part % 100) + 1 });
  if (draft) model.ofOrder.set(draft.id, [id]);
}

/** Invoices what has left, or now and then all that is ordered. */
async function invoiceOrder(order: OrderRow, { model, world, books, part }: Step): Promise<void> {
  const shippedOnly = part > 200;
  const draft = await world.attempt(invoices.fromOrders, { orders: [order.id], shippedOnly });
  if (!draft) return;
  model.ofOrder.set(draft.id, [order.id]);
  if (shippedOnly) checkInvoiced(model, books, await world.read(model), order);
}

/** Invoices everything that has left, of all orders at once. */
async function invoiceTogether(_: null, { model, world, books }: Step): Promise<void> {
  const sold = live(books);
  const draft = await world.attempt(invoices.fromOrders, { orders: sold.map(({ id }) => id), shippedOnly: true });
  if (!draft) return;
  model.ofOrder.set(
    draft.id,
    sold.map(({ id }) => id),
  );
  const after = await world.read(model);
  for (const order of sold) checkInvoiced(model, books, after, order);
}

/** Prepares the credit notes of what came back: none is prepared twice. */
async function creditReturns({ id }: OrderRow, { world }: Step): Promise<void> {
  const { items } = await world.act(invoices.returned, { order: id });
  const papers = new Set(items.map(({ invoiceId }) => invoiceId));
  for (const _ of papers) await world.act(invoices.creditReturns, { order: id });
  expect((await world.act(invoices.returned, { order: id })).total, "returns still to credit").toBe(0);
}

/** Cancels an order, and says of what was paid of its deposits what becomes of it. */
async function cancelOrder({ id, reference }: OrderRow, { model, world, books, other }: Step): Promise<void> {
  const fate = pick([...depositFates, undefined], other);
  const before = books.papers.filter((paper) => model.ofOrder.get(paper.id)?.includes(id));
  if (!(await world.attempt(orders.cancel, { id, deposit: fate }))) return;
  const after = await world.read(model);
  for (const bill of before) {
    const notes = creditsOf(after, bill).filter((note) => !books.papers.some((paper) => paper.id === note.id));
    for (const note of notes) if (fate === "refund") billOf(model, bill.id).givenBack += refunded(after, note);
    for (const note of notes) {
      if (fate !== "keep") continue;
      billOf(model, bill.id).kept += refunded(after, note);
      world.books.kept += refunded(after, note);
    }
  }
  // A deposit that was deducted, and never paid, is settled by what the credit notes of its invoices owe.
  for (const { invoiceId, creditId, amount } of after.payments.filter(({ id: known }) => !books.payments.some((one) => one.id === known))) {
    const note = books.papers.find((paper) => paper.id === creditId);
    if (!note) continue;
    billOf(model, invoiceId).setHere += amount;
    billOf(model, note.creditsId).setElsewhere += amount;
  }
  // Of a deposit that is credited whole, only money that was given back before its payment bounced is still due.
  const isCredited = (paper: InvoiceRow) => creditsOf(after, paper).reduce((sum, { total }) => sum + total, 0) === paper.total;
  const open = after.papers.filter((paper) => paper.orderId === id && (paper.status === "draft" || (paper.due > 0 && !isCredited(paper))));
  expect(open.length, `what is still asked for ${reference}, which is cancelled`).toBe(0);
}

const refunded = (books: Books, note: { id: string }) =>
  books.payments.reduce((sum, { invoiceId, amount }) => (invoiceId === note.id ? sum + amount : sum), 0);

/** What one does with orders. */
export const orderActs = [
  act(
    "order",
    2,
    ({ orders: all }) => (all.length < MOST_ORDERS ? [null] : []),
    (_, step) => order(step),
  ),
  act(
    "standing order",
    1,
    ({ orders: all }) => (all.length < MOST_ORDERS ? [null] : []),
    (_, step) => standing(step),
  ),
  act("ship", 6, leaving, ship),
  act("give back", 3, (books) => live(books).filter(({ lines }) => lines.some((line) => line.shipped > line.returned)), giveBack),
  act("credit returns", 3, ({ orders: all }) => all.filter(({ lines }) => lines.some(({ returned }) => returned > 0)), creditReturns),
  act("deposit", 3, leaving, deposit),
  act("invoice", 7, live, invoiceOrder),
  act("invoice together", 3, (books) => (live(books).length > 1 ? [null] : []), invoiceTogether),
  act("cancel order", 2, (books) => live(books).filter(({ lines }) => lines.every(({ shipped }) => shipped === 0)), cancelOrder),
];
