import { beforeAll, expect, it } from "vitest";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { civilDate } from "@/worker/core/figures/dates";
import { type Bakery, CELLAR, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const pieces = (value: number) => ({ value, unit: "piece" });
const leftOf = async (number: string) => (await bakery.does(lots.show, { id: number })).amount.amount / 1_000;

/** Six loaves of a lot of ten have left for Anne; a lot of ten lies beside it. */
async function shipped(day?: string) {
  const sku = await bakery.stockIn();
  const [first, second] = [`${sku("BREAD")}-A`, `${sku("BREAD")}-B`];
  for (const number of [first, second]) await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(10), number, day });
  const lines = [{ item: sku("BREAD"), amount: pieces(6), price: 4 }];
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await bakery.does(move, { id });
  const order = await bakery.does(orders.ship, { id, parts: [{ lot: first, amount: pieces(6) }] });
  return { order, id: order.deliveries[0]?.id ?? "", first, second };
}

it("is put right: other lots, fewer goods; the order waits for the rest and the trace follows", async () => {
  const { id, order, first, second } = await shipped();
  const parts = [
    { lot: first, amount: pieces(1) },
    { lot: second, amount: pieces(4) },
  ];
  const after = await bakery.does(deliveries.correct, { id, parts });
  expect(after.lines.map(({ lot, amount }) => [lot, amount.amount])).toEqual([
    [first, 1_000],
    [second, 4_000],
  ]);
  expect([await leftOf(first), await leftOf(second)]).toEqual([9, 6]);
  expect(await bakery.does(orders.show, { id: order.id })).toMatchObject({ status: "ready", lines: [{ shipped: { amount: 5_000 } }] });
  const { clients } = await bakery.does(traceability.reach, { lot: second });
  expect(clients.map(({ name }) => name)).toEqual(["Anne"]);
  await bakery.does(orders.ship, { id: order.id, parts: [{ lot: first, amount: pieces(1) }] });
  expect((await bakery.does(orders.show, { id: order.id })).status).toBe("shipped");
});

it.each(["main", CELLAR])("to another amount leaves from where it left: %s", async (from) => {
  const sku = await bakery.stockIn();
  const lot = `${sku("BREAD")}-C`;
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(10), number: lot });
  await bakery.does(stock.transfer, { lot, from: "main", to: CELLAR, amount: pieces(5) });
  const spread = await bakery.does(lots.show, { id: lot });
  const location = spread.places.find(({ locationId }) => (locationId === "main") === (from === "main"))?.locationId;
  const { id } = await bakery.does(orders.create, {
    client: bakery.clientOf.get("Anne"),
    lines: [{ item: sku("BREAD"), amount: pieces(4), price: 4 }],
  });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await bakery.does(move, { id });
  const order = await bakery.does(orders.ship, { id, parts: [{ lot, location, amount: pieces(3) }] });
  const correct = (amount: number) =>
    bakery.does(deliveries.correct, { id: order.deliveries[0]?.id, parts: [{ lot, amount: pieces(amount) }] });
  for (const amount of [2, 1]) {
    await correct(amount);
    const { places } = await bakery.does(lots.show, { id: lot });
    const inMain = places.reduce((sum, place) => (place.locationId === "main" ? sum + place.amount.amount / 1_000 : sum), 0);
    expect([inMain, await leftOf(lot)], `${amount} of them`).toEqual([from === "main" ? 5 - amount : 5, 10 - amount]);
  }
});

it("changes its day alone, and not to one after it arrived", async () => {
  const yesterday = civilDate(Date.now() - 2 * 86_400_000);
  const { id } = await shipped(yesterday);
  expect(await bakery.does(deliveries.correct, { id, shippedOn: yesterday })).toMatchObject({ shippedOn: yesterday, status: "shipped" });
  const delivered = await bakery.does(deliveries.deliver, { id, deliveredOn: yesterday });
  expect(delivered.lines).toHaveLength(1);
  const late = bakery.does(deliveries.correct, { id, shippedOn: "2999-01-01" });
  await expect(late).rejects.toMatchObject({ detail: { fields: [{ field: "shippedOn", code: "future" }] } });
  const after = bakery.does(deliveries.correct, { id, shippedOn: civilDate(Date.now()) });
  await expect(after).rejects.toMatchObject({ detail: { fields: [{ field: "shippedOn", code: "after_delivery" }] } });
});

it("keeps what was right when two lines took as much of one lot", async () => {
  const sku = await bakery.stockIn();
  const lot = `${sku("BREAD")}-A`;
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(10), number: lot });
  const line = { item: sku("BREAD"), amount: pieces(3), price: 4 };
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines: [line, { ...line, price: 1 }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await bakery.does(move, { id });
  const order = await bakery.does(orders.ship, { id });
  const left = [await leftOf(lot)];
  await bakery.does(deliveries.correct, { id: order.deliveries[0]?.id, carrier: "Transports Garonne" });
  left.push(await leftOf(lot));
  await bakery.does(deliveries.takeBack, { id: order.deliveries[0]?.id });
  left.push(await leftOf(lot));
  expect(left).toEqual([4, 4, 10]);
});

it("is taken back: goods lie where they lay, promised to their order, and leave again", async () => {
  const { id, order, first } = await shipped();
  expect(await bakery.does(deliveries.takeBack, { id })).toMatchObject({ status: "cancelled", lines: [], moves: [] });
  expect(await leftOf(first)).toBe(10);
  expect(await bakery.does(orders.show, { id: order.id })).toMatchObject({
    status: "ready",
    deliveredShare: 0,
    lines: [{ shipped: { amount: 0 }, promised: { amount: 6_000 } }],
  });
  expect((await bakery.does(traceability.reach, { lot: first })).clients).toEqual([]);
  expect((await bakery.does(orders.ship, { id: order.id })).status).toBe("shipped");
  expect((await bakery.does(orders.deliver, { id: order.id })).status).toBe("delivered");
});

it("says what was made of it: a return, or an invoice", async () => {
  const { id, order, first } = await shipped();
  await expect(bakery.does(deliveries.takeBackReturn, { id })).rejects.toMatchObject({
    detail: { fields: [{ code: "no_return" }] },
  });
  await bakery.does(deliveries.return, { id, parts: [{ lot: first, amount: pieces(1) }], reason: "Cassé", hold: false });
  const refusal = (code: string) => ({ code: "not_allowed_now", detail: { fields: [{ code }] } });
  await expect(bakery.does(deliveries.takeBack, { id })).rejects.toMatchObject(refusal("returned_since"));
  await bakery.does(deliveries.takeBackReturn, { id });
  await bakery.does(invoices.fromOrders, { orders: [order.id] });
  await expect(bakery.does(deliveries.takeBack, { id })).rejects.toMatchObject(refusal("drafted_since"));
  const fewer = bakery.does(deliveries.correct, { id, parts: [{ lot: first, amount: pieces(5) }] });
  await expect(fewer).rejects.toMatchObject(refusal("drafted_since"));
  expect(await leftOf(first)).toBe(4);
});
