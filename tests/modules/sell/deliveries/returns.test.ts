import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";
import { refusalOfCall } from "@/tests/support/refusals";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const pieces = (value: number) => ({ value, unit: "piece" });

/** Six loaves of a lot that left for Anne two days ago. */
async function shipped() {
  const shippedOn = addDays(today, -2);
  const sku = await bakery.stockIn();
  const lot = `${sku("BREAD")}-L`;
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(6), number: lot, day: shippedOn });
  const lines = [{ item: sku("BREAD"), amount: pieces(6), price: 4 }];
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await bakery.does(move, { id });
  const order = await bakery.does(orders.ship, { id, shippedOn });
  const delivery = order.deliveries[0]?.id ?? "";
  const back = (value: number, more: object = {}) =>
    bakery.does(deliveries.return, { id: delivery, parts: [{ lot, amount: pieces(value) }], reason: "Abîmés", ...more });
  const move = (days: number) => bakery.does(deliveries.correct, { id: delivery, shippedOn: addDays(today, days) });
  return { order: id, shippedOn, back, move };
}

it("come back in several times, and never more than left", async () => {
  const { order, back } = await shipped();
  expect(await refusalOfCall(back(7))).toBe("parts.0.amount:over_delivered");
  expect(await back(2)).toMatchObject({ lines: [{ returned: { amount: 2_000 } }] });
  expect(await back(3)).toMatchObject({ lines: [{ returned: { amount: 5_000 } }], returns: [{}, {}] });
  expect(await refusalOfCall(back(2))).toBe("parts.0.amount:over_delivered");
  expect(await back(1)).toMatchObject({ lines: [{ returned: { amount: 6_000 } }] });
  expect(await bakery.does(orders.show, { id: order })).toMatchObject({ lines: [{ returned: { amount: 6_000 } }], deliveredShare: 0 });
});

it("says of an order what has left, what has arrived, and what may come back", async () => {
  const { order, back } = await shipped();
  const shown = async () => {
    const { deliveredShare, arrivedShare, deliveries: left } = await bakery.does(orders.show, { id: order });
    return [deliveredShare, arrivedShare, left.map(({ returnable }) => returnable)];
  };
  expect(await shown()).toEqual([10_000, 0, [true]]);
  await bakery.does(orders.deliver, { id: order });
  expect(await shown()).toEqual([10_000, 10_000, [true]]);
  await back(2);
  expect(await shown()).toEqual([6_666, 6_666, [true]]);
  await back(4);
  expect(await shown()).toEqual([0, 0, [false]]);
});

it.each([
  ["the day before they left", -3, "returnedOn:before_shipping"],
  ["the day they left", -2, null],
  ["today", 0, null],
  ["tomorrow", 1, "returnedOn:future"],
])("come back %s", async (_, days, refused) => {
  const { back } = await shipped();
  expect(await refusalOfCall(back(1, { returnedOn: addDays(today, days) }))).toBe(refused);
});

it.each([
  ["to the day before they came back", -2, null],
  ["to the very day", -1, null],
  ["not to the day after", 0, "shippedOn:after_return"],
])("the day they left is put right %s", async (_, days, refused) => {
  const { back, move } = await shipped();
  await back(1, { returnedOn: addDays(today, -1) });
  expect(await refusalOfCall(move(days))).toBe(refused);
});

it("waits for a look in a lot that the delivery leads to, and the morning tells of it", async () => {
  const { back } = await shipped();
  const held = async () => (await bakery.does(dashboard.brief, {})).items.find(({ kind }) => kind === "lotsHeld")?.count ?? 0;
  const before = await held();
  const { returns } = await back(2, { hold: true });
  const apart = await bakery.does(lots.show, { id: returns[0]?.lines[0]?.apartId });
  expect(apart).toMatchObject({ state: "on_hold", amount: { amount: 2_000 } });
  expect(await held()).toBe(before + 1);
  await bakery.does(lots.release, { id: apart.id });
  expect(await held()).toBe(before);
});
