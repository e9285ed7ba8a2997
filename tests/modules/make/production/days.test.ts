import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { production } from "@/worker/modules/make/production/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";
import { refusalOfCall } from "@/tests/support/refusals";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const inDays = (days: number) => addDays(today, days);
const kilos = (value: number) => ({ value, unit: "kg" });

/** A kilo of dough that is being made, of flour that came three days ago. */
async function dough() {
  const sku = await bakery.stockIn();
  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(10), day: inDays(-3) });
  const { id } = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(1) });
  await bakery.does(production.start, { id });
  return id;
}

// Its dates are judged by the day it was made, not by today.
it.each([
  ["has its DLC the day it is made", { completedOn: inDays(-2), dlc: inDays(-2) }, null],
  ["has it no day before", { completedOn: inDays(-2), dlc: inDays(-3) }, "dlc:dlc_past"],
  ["has its DDM the day it is made", { completedOn: inDays(-2), ddm: inDays(-2) }, null],
  ["has that no day before either", { completedOn: inDays(-2), ddm: inDays(-3) }, "ddm:past"],
  ["has one date", { dlc: inDays(1), ddm: inDays(1) }, "ddm:one_date"],
  ["is made today at the latest", { completedOn: inDays(1) }, "completedOn:future"],
  ["is made of what was there that day", { completedOn: inDays(-4) }, "completedOn:before_goods"],
])("a batch %s", async (_, dates, refused) => {
  const id = await dough();
  expect(await refusalOfCall(bakery.does(production.complete, { id, ...dates }))).toBe(refused);
});

it("flour is counted for what can be made through its DLC, and no longer", async () => {
  const sku = await bakery.stockIn();
  for (const days of [-1, 0, 1])
    await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(1), day: inDays(-2), dlc: inDays(days) });
  const { items } = await bakery.does(production.canMake, { item: sku("DOUGH") });
  expect(items).toMatchObject([{ amount: { amount: 2_000_000 } }]);
});
