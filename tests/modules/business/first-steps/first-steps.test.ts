import { expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { company } from "@/worker/modules/business/company/contract";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { sales } from "@/worker/modules/sell/sales/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";

const doneOf = async (maker: Maker) => (await maker.call(firstSteps.show)).items.flatMap(({ kind, done }) => (done ? [kind] : []));
const kilo = (value: number) => ({ value, unit: "kg" });

it("each step is ticked by what was done, and by nothing else", async () => {
  const maker = await newMaker();
  expect(await doneOf(maker)).toEqual([]);
  await maker.call(company.update, sampleCompany);
  expect(await doneOf(maker)).toEqual(["company"]);
  await maker.call(items.create, { sku: "SUCRE", name: "Sucre", kind: "ingredient", unit: "kg", cost: 1 });
  expect(await doneOf(maker)).toEqual(["company", "ingredient"]);
  await maker.call(items.create, { sku: "SIROP", name: "Sirop", unit: "kg", price: 5 });
  const { id } = await maker.call(recipes.create, { item: "SIROP", output: kilo(2), lines: [{ item: "SUCRE", amount: kilo(1) }] });
  await maker.call(recipes.activate, { id });
  expect(await doneOf(maker)).toEqual(["company", "ingredient", "recipe"]);
  await maker.call(stock.receive, { item: "SIROP", amount: kilo(2) });
  await maker.call(sales.create, { lines: [{ item: "SIROP", amount: kilo(1) }], method: "cash" });
  expect(await doneOf(maker), "a passer-by is no client of one's own").toEqual(["company", "ingredient", "recipe", "order"]);
  await maker.call(clients.create, { companyName: "Épicerie", category: "retailer" });
  expect(await maker.call(firstSteps.show)).toMatchObject({ done: 5, total: 5 });
});

/** Everything that samples are among. */
async function countsOf(maker: Maker) {
  const lists = await Promise.all([items, clients, suppliers, orders, recipes].map(({ list }) => maker.call(list, {})));
  return lists.map(({ total }) => total);
}

it("samples hang together, tick nothing, and go without a trace", async () => {
  const maker = await newMaker();
  const { samples } = await maker.call(firstSteps.addSamples);
  expect(samples).toBe(13);
  expect(await doneOf(maker)).toEqual([]);
  const product = await maker.call(items.show, { id: "EX-CONFITURE" });
  const recipe = await maker.call(recipes.show, { id: "EX-CONFITURE" });
  expect([product.cost, recipe.missing.filter(({ what }) => what === "cost")]).toEqual([recipe.unitCost, []]);
  expect(fieldsNamedBy(await refusalOf(maker.call(firstSteps.addSamples)))).toEqual(["samples:samples_there"]);
  expect(await maker.call(firstSteps.removeSamples)).toEqual({ removed: 13, kept: [] });
  expect(await countsOf(maker)).toEqual([0, 0, 0, 0, 0]);
  expect(fieldsNamedBy(await refusalOf(maker.call(firstSteps.removeSamples)))).toEqual(["samples:no_samples"]);
  await maker.call(firstSteps.addSamples);
});

it("what the business made stays, and what that uses of the samples", async () => {
  const maker = await newMaker();
  await maker.call(firstSteps.addSamples);
  await maker.call(items.create, { sku: "SIROP", name: "Sirop", unit: "kg", price: 5 });
  const { id } = await maker.call(recipes.create, { item: "SIROP", output: kilo(2), lines: [{ item: "EX-SUCRE", amount: kilo(1) }] });
  await maker.call(recipes.activate, { id });
  await maker.call(orders.create, { client: "CLI-0001", lines: [{ item: "SIROP", amount: kilo(1) }] });
  expect(await maker.call(firstSteps.removeSamples)).toEqual({
    removed: 11,
    kept: ["Sucre de canne (exemple)", "Épicerie du Coin (exemple)"],
  });
  expect(await countsOf(maker)).toEqual([2, 1, 0, 1, 1]);
  expect((await maker.call(items.show, { id: "SIROP" })).cost).toBe(6_750);
});

it("a sample order that left stays, with its product and the recipe of that", async () => {
  const maker = await newMaker();
  await maker.call(firstSteps.addSamples);
  await maker.call(stock.receive, { item: "EX-CONFITURE", amount: { value: 12, unit: "piece" } });
  const { items: listed } = await maker.call(orders.list, {});
  await maker.call(orders.confirm, { id: listed[0]?.id });
  const removal = await maker.call(firstSteps.removeSamples);
  expect(removal.kept).toContain("Confiture de fraises 320 g (exemple)");
  expect((await maker.call(recipes.show, { id: "EX-CONFITURE" })).lines).toHaveLength(4);
});

it("a lot bears the date that its item says, unless somebody says another", async () => {
  const maker = await newMaker();
  const lasting = { sku: "TERRINE", name: "Terrine", unit: "piece", shelfLifeDays: 30, dateKind: "dlc", storage: "Entre 0 et 4 °C" };
  await maker.call(items.create, lasting);
  const came = { item: "TERRINE", amount: { value: 1, unit: "piece" }, day: "2026-01-01" };
  expect(await maker.call(stock.receive, came)).toMatchObject({ dlc: "2026-01-31", ddm: null });
  expect(await maker.call(stock.receive, { ...came, ddm: "2027-01-01" })).toMatchObject({ dlc: null, ddm: "2027-01-01" });
});
