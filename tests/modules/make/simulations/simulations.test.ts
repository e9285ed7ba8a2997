import { beforeAll, expect, it } from "vitest";
import type { Simulation } from "@/worker/modules/make/simulations/contract";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;
const kg = (value: number) => ({ value, unit: "kg" });
const post = async (path: string, json: object = {}) => {
  const { status, body } = await maker.api(path, { method: "POST", json });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as Record<string, unknown>;
};
const simulate = (query: string) => maker.api(`/api/simulations/run?${query}`);

beforeAll(async () => {
  maker = await newBusiness();
  await post("/api/items", { kind: "ingredient", name: "Tomates", sku: "TOM", unit: "kg", cost: 2 });
  for (const [sku, name] of [
    ["COU", "Coulis"],
    ["SAU", "Sauce"],
  ]) {
    await post("/api/items", { kind: "product", name, sku, unit: "kg", price: 9 });
    const recipe = await post("/api/recipes", { item: sku, output: kg(1), lines: [{ item: "TOM", amount: kg(2) }] });
    await post(`/api/recipes/${recipe.id}/activate`);
  }
  await post("/api/stock/receive", { item: "TOM", amount: kg(10), dlc: "2099-02-01", number: "TOM-TARD" });
  await post("/api/stock/receive", { item: "TOM", amount: kg(4), dlc: "2099-01-01", number: "TOM-TOT" });
  const supplier = await post("/api/suppliers", { name: "Serres du Lot" });
  await post("/api/tariffs", { item: "TOM", supplier: supplier.id, pack: kg(5), price: 8 });
});

const two = "runs.0.item=COU&runs.0.amount.value=5&runs.0.amount.unit=kg&runs.1.item=SAU&runs.1.amount.value=4&runs.1.amount.unit=kg";

it("two recipes share one stock in their order: the second lacks what the first took, and who sells it is told", async () => {
  const { status, body } = await simulate(two);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    batches: [
      { name: "Coulis", unitCost: 3.2, total: 16, firstDate: "2099-01-01", lines: [{ needed: kg(10), short: kg(0) }] },
      { name: "Sauce", lines: [{ needed: kg(8), available: kg(4), short: kg(4) }] },
    ],
    lacking: [{ sku: "TOM", lacking: kg(4), supplierName: "Serres du Lot", packs: 1 }],
  });
  const [first] = (body as unknown as Simulation).batches;
  expect(first?.lines[0]?.lots.map(({ number }) => number)).toEqual(["TOM-TOT", "TOM-TARD"]);
});

it("by the stock, all of it is used", async () => {
  const { body } = await simulate("runs.0.item=COU&runs.0.by=stock");
  expect(body).toMatchObject({ batches: [{ amount: kg(7), limiting: "Tomates", lines: [{ short: kg(0) }] }], lacking: [] });
});

it("by the vessel, what goes in fits", async () => {
  const { body } = await simulate("runs.0.item=COU&runs.0.by=vessel&runs.0.amount.value=50&runs.0.amount.unit=kg");
  expect(body).toMatchObject({ batches: [{ amount: kg(25) }] });
});

it("says which run cannot be", async () => {
  const of = async (query: string) => ((await simulate(query)).body.errors as { field: string; code: string }[])[0];
  expect(await of("runs.0.item=COU&runs.0.by=stock&runs.1.item=TOM&runs.1.by=stock")).toMatchObject({
    field: "runs.1.item",
    code: "no_recipe",
  });
  expect(await of("runs.0.item=COU")).toMatchObject({ field: "runs.0.amount", code: "required" });
  expect(await of("runs.0.item=RIEN&runs.0.by=stock")).toMatchObject({ field: "runs.0.item", code: "not_found" });
});

it("becomes production orders and a draft of what lacks, by its supplier", async () => {
  const runs = [
    { item: "COU", amount: kg(5) },
    { item: "SAU", amount: kg(4) },
  ];
  const orders = await post("/api/simulations/produce", { runs, day: "2099-01-01", facility: "Labo" });
  expect(orders).toMatchObject({
    total: 2,
    items: [{ name: "Coulis", amount: kg(5), requestedOn: "2099-01-01", facility: "Labo" }, { name: "Sauce" }],
  });
  const ordered = await post("/api/simulations/restock", { runs });
  expect(ordered).toMatchObject({ total: 1, items: [{ supplierName: "Serres du Lot", status: "draft", subtotal: 8 }] });
});
