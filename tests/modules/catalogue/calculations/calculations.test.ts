import { beforeAll, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

const post = async (path: string, json: object = {}) => {
  const { status, body } = await maker.api(path, { method: "POST", json });
  return { status, body: body as Record<string, unknown> };
};
const jars = { value: 40, unit: "piece" };
const apricots = { name: "Abricots", amount: { value: 10, unit: "kg" }, unitPrice: 3 };

it("a calculation takes an item's cost from the catalogue, is kept, changed, compared and forgotten", async () => {
  await post("/api/items", { kind: "ingredient", name: "Sucre", sku: "SUC-1", unit: "kg", cost: 1.2 });
  const written = { name: "Confiture", output: jars, lines: [apricots, { item: "suc-1", amount: { value: 5_000, unit: "g" } }] };
  const first = await post("/api/calculations", { ...written, channels: [{ category: "retailer", salesMargin: 40 }] });
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(first.body).toMatchObject({
    total: 36,
    unitCost: 0.9,
    lines: [{ name: "Abricots" }, { name: "Sucre", unitPrice: 1.2, per: "kg", cost: 6 }],
    channels: [{ category: "retailer", price: 1.5, salesMargin: 40 }],
  });
  const second = await post("/api/calculations", { ...written, name: "Confiture allégée", lines: [apricots] });
  const ids = [first.body.id, second.body.id];
  const compared = await maker.api(`/api/calculations/compare?ids=${ids[0]}&ids=${ids[1]}`);
  expect(compared.body).toMatchObject({ scenarios: [{ unitCost: 0.9 }, { name: "Confiture allégée", unitCost: 0.75 }] });
  const changed = await maker.api(`/api/calculations/${ids[0]}`, { method: "PATCH", json: { overhead: 4, version: 1 } });
  expect(changed.body).toMatchObject({ total: 40, unitCost: 1, channels: [{ price: 1.6667 }], version: 2 });
  expect((await post(`/api/calculations/${ids[1]}/remove`)).status).toBe(200);
});

it("becomes a product in development, and sets what each category pays for one that exists", async () => {
  const { body: calculation } = await post("/api/calculations", {
    name: "Ketchup de tomates",
    output: jars,
    lines: [apricots],
    channels: [
      { category: "retailer", price: 3 },
      { category: "horeca", margin: 100 },
    ],
  });
  const { body: product } = await post(`/api/calculations/${calculation.id}/to-product`);
  expect(product).toMatchObject({ name: "Ketchup de tomates", cost: 0.75 });
  const sheet = async (id: unknown) =>
    ((await maker.api(`/api/items/${id}/prices`)).body as { prices: { category: string; price: number }[] }).prices;
  expect(await sheet(product.itemId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ category: "retailer", price: 3 }),
      expect.objectContaining({ category: "horeca", price: 1.5 }),
    ]),
  );
  await maker.api(`/api/calculations/${calculation.id}`, { method: "PATCH", json: { channels: [{ category: "retailer", price: 3.2 }] } });
  await post(`/api/calculations/${calculation.id}/to-product`, { item: product.sku });
  expect(await sheet(product.itemId)).toEqual(expect.arrayContaining([expect.objectContaining({ category: "retailer", price: 3.2 })]));
});

it("what cannot be is refused by the field that says it", async () => {
  const fieldsOf = async (more: object) => {
    const { status, body } = await post("/api/calculations", { name: "Essai", output: jars, lines: [apricots], ...more });
    return [status, ...(body.errors as { field: string }[]).map(({ field }) => field)];
  };
  expect(await fieldsOf({ lines: [{ name: "Sel", amount: { value: 1, unit: "kg" } }] })).toEqual([422, "lines.0.unitPrice"]);
  expect(await fieldsOf({ lines: [{ item: "RIEN", amount: { value: 1, unit: "kg" } }] })).toEqual([422, "lines.0.item"]);
  expect(await fieldsOf({ lines: [{ ...apricots, per: "l" }] })).toEqual([422, "lines.0.amount"]);
  expect(await fieldsOf({ channels: [{ category: "horeca", price: 2, margin: 10 }] })).toEqual([422, "channels.0.margin"]);
  expect(await fieldsOf({ output: { value: 0, unit: "kg" } })).toEqual([422, "output.value"]);
});
