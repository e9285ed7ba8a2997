import { beforeAll, expect, it } from "vitest";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { production } from "@/worker/modules/make/production/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const pieces = (value: number) => ({ value, unit: "piece" });
const refusal = (...codes: string[]) => ({ code: "not_allowed_now", detail: { fields: codes.map((code) => ({ code })) } });

/** An order of ten, confirmed. */
async function ordered(item: string) {
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines: [{ item, amount: pieces(10) }] });
  return bakery.does(orders.confirm, { id });
}

it("says of goods on hold that they are there and why", async () => {
  const sku = await bakery.stockIn();
  const number = sku("BREAD");
  const { id: lotId } = await bakery.does(stock.receive, { item: sku("BREAD"), number, amount: pieces(10) });
  await bakery.does(lots.hold, { id: lotId, reason: "contrôle pH" });
  const { id, lines } = await ordered(sku("BREAD"));
  const ten = { amount: 10_000, unit: "piece" };
  expect(lines).toMatchObject([{ short: ten, held: [{ lotId, number, amount: ten, reason: "contrôle pH" }], draftRecipeId: null }]);
  const { items: missing } = await bakery.does(stock.shortages, {});
  expect(missing.find((row) => row.sku === sku("BREAD"))).toMatchObject({ held: ten, missing: ten });

  await bakery.does(lots.release, { id: lotId });
  const served = await bakery.does(orders.promise, { id });
  expect(served.lines).toMatchObject([{ short: { amount: 0 }, held: [] }]);
  await bakery.does(orders.prepare, { id });
  expect(await bakery.does(orders.pack, { id })).toMatchObject({ status: "ready" });
});

it("says what came since of what is short, so that it can be reserved", async () => {
  const sku = await bakery.stockIn();
  const { id } = await ordered(sku("BREAD"));
  const freeOf = async () => (await bakery.does(orders.pickList, { id })).items[0]?.free.amount;
  expect(await freeOf()).toBe(0);
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(4) });
  expect(await freeOf()).toBe(4_000);
  await bakery.does(orders.promise, { id });
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(9) });
  expect(await freeOf(), "of nine that came, six are still short").toBe(6_000);
});

it("names the lots on hold where a production or a delivery finds too little", async () => {
  const sku = await bakery.stockIn();
  const { id: lotId, number } = await bakery.does(stock.receive, { item: sku("FLOUR"), amount: { value: 14, unit: "kg" } });
  await bakery.does(lots.hold, { id: lotId, reason: "analyse en cours" });
  const { id } = await bakery.does(production.create, { item: sku("DOUGH"), amount: { value: 3, unit: "kg" } });
  const named = `${number} (analyse en cours)`;
  const fields = [{ code: "not_enough_held", params: { name: sku("FLOUR"), lots: named } }];
  await expect(bakery.does(production.start, { id })).rejects.toMatchObject({ code: "not_enough", detail: { fields } });
});

it("leads to the recipe that is still a draft: on the order, where one orders what is short, and among the first steps", async () => {
  const sku = await bakery.stockIn();
  const { id: jam } = await bakery.does(items.create, { sku: "JAM", name: "Confiture", kind: "product", unit: "piece", price: 5 });
  const lines = [{ item: sku("FLOUR"), amount: { value: 1, unit: "kg" } }];
  const draft = await bakery.does(recipes.create, { item: jam, output: pieces(10), lines });
  const order = await ordered(jam);
  expect(order.lines).toMatchObject([{ draftRecipeId: draft.id }]);
  const supply = () => bakery.does(production.supplyOrder, { order: order.reference });
  await expect(supply()).rejects.toMatchObject(refusal("recipe_draft"));

  await bakery.does(recipes.activate, { id: draft.id });
  expect((await bakery.does(orders.show, { id: order.id })).lines).toMatchObject([{ draftRecipeId: null }]);
  expect(await supply()).toMatchObject({ items: [{ sku: "JAM" }] });

  const beginner = await openBakery();
  await beginner.does(items.create, { sku: "OIL", name: "Huile", kind: "ingredient", unit: "kg", cost: 1 });
  await beginner.does(items.create, { sku: "DIP", name: "Tapenade", kind: "product", unit: "piece", price: 5 });
  const written = { item: "DIP", output: pieces(10), lines: [{ item: "OIL", amount: { value: 1, unit: "kg" } }] };
  const { id } = await beginner.does(recipes.create, written);
  const step = async () => (await beginner.does(firstSteps.show, {})).items.find(({ kind }) => kind === "recipe");
  expect(await step()).toMatchObject({ done: false, path: `/customer/recipes/${id}` });
  await beginner.does(recipes.activate, { id });
  expect(await step()).toMatchObject({ done: true });
});
