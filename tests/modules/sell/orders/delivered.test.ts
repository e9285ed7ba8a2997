import { beforeAll, expect, it } from "vitest";
import { addDays, civilDate, DAY } from "@/worker/core/figures/dates";
import { orders } from "@/worker/modules/sell/orders/contract";
import type { Maker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";
import { testRuntime } from "@/tests/support/runtime";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const now = Date.now();
const today = civilDate(now);
const onDay = (days: number) => ({ runtime: testRuntime({ now: now + days * DAY }) });
const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 1, unit: "kg" } }];

it.each([
  ["the day before it left", 0, "deliveredOn:before_shipping"],
  ["the day it left", 1, null],
  ["the day after, which is today", 2, null],
  ["tomorrow", 3, "deliveredOn:future"],
])("an order is said to have been delivered %s", async (_, day, refused) => {
  const { id } = await maker.call(orders.create, { client: "ESSAI-CLIENT", lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await maker.call(move, { id });
  await maker.call(orders.ship, { id }, onDay(1));
  const delivered = maker.call(orders.deliver, { id, deliveredOn: addDays(today, day) }, onDay(2));
  expect(await refusalOfCall(delivered)).toBe(refused);
});

it("an order is late from the day after it was due, while it waits to leave", async () => {
  const { id } = await maker.call(orders.create, { client: "ESSAI-CLIENT", lines, dueOn: addDays(today, 3) });
  const late = async (days: number) => (await maker.call(orders.show, { id }, onDay(days))).late;
  expect(await late(4), "a draft is not awaited").toBe(false);
  await maker.call(orders.confirm, { id });
  expect([await late(2), await late(3), await late(4)]).toEqual([false, false, true]);
});
