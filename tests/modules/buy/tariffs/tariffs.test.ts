import { beforeEach, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;
beforeEach(async () => {
  maker = await newBusiness();
  await post("/api/items", { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg" });
  await post("/api/suppliers", { name: "Laiterie", leadTimeDays: 2 });
  await post("/api/suppliers", { name: "Crémerie" });
});

async function post(path: string, json: object = {}): Promise<Record<string, unknown>> {
  const { status, body } = await maker.api(path, { method: "POST", json });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

const kilos = (value: number) => ({ value, unit: "kg" });
const tariff = (supplier: string, price: number, pack: object = kilos(10), more: object = {}) =>
  post("/api/tariffs", { item: "BEU", supplier, price, pack, ...more });
const butter = async () => (await maker.api("/api/items/BEU")).body;

describe("the preferred tariff gives an item its cost", () => {
  it("from the first on; a second one changes nothing until it is preferred", async () => {
    const first = await tariff("laiterie", 83.5, kilos(10), { packName: "carton", supplierCode: "B10" });
    expect(first).toMatchObject({ preferred: true, unitPrice: 8.35, pack: kilos(10), packName: "carton", leadTimeDays: 2 });
    expect(await butter()).toMatchObject({ cost: 8.35, supplierName: "Laiterie", version: 2 });

    const second = await tariff("FOU-0002", 40, kilos(5));
    expect([second.preferred, (await butter()).cost]).toEqual([false, 8.35]);
    await post(`/api/tariffs/${second.id}/prefer`);
    expect(await butter()).toMatchObject({ cost: 8, supplierName: "Crémerie" });
    expect((await maker.api(`/api/tariffs/${first.id}`)).body).toMatchObject({ preferred: false, version: 2 });
  });

  it("follows its price, its pack and its supplier's name", async () => {
    const { id } = await tariff("Laiterie", 80);
    await maker.api(`/api/tariffs/${id}`, { method: "PATCH", json: { price: 90 } });
    expect((await butter()).cost).toBe(9);
    await maker.api(`/api/tariffs/${id}`, { method: "PATCH", json: { pack: { value: 20_000, unit: "g" } } });
    expect((await butter()).cost).toBe(4.5);
    await maker.api("/api/suppliers/FOU-0001", { method: "PATCH", json: { name: "Laiterie du Lot" } });
    expect(await butter()).toMatchObject({ cost: 4.5, supplierName: "Laiterie du Lot" });
    expect((await maker.api("/api/items?search=lot")).body.total).toBe(1);
  });

  it("is changed there, and not said by hand meanwhile", async () => {
    await tariff("Laiterie", 80);
    const refused = await maker.api("/api/items/BEU", { method: "PATCH", json: { cost: 3, supplierName: "Ailleurs" } });
    expect((refused.body.errors as { field: string }[]).map(({ field }) => field)).toEqual(["cost", "supplierName"]);
    expect((await maker.api("/api/items/BEU", { method: "PATCH", json: { name: "Beurre", cost: 8 } })).status).toBe(200);
  });

  it("passes to the cheapest left when it is deleted, and then to none", async () => {
    const { id } = await tariff("Laiterie", 60);
    const dear = await tariff("Crémerie", 95);
    const fair = await tariff("Crémerie", 45, kilos(5));
    await post(`/api/tariffs/${id}/remove`);
    expect(await butter()).toMatchObject({ cost: 9, supplierName: "Crémerie" });
    expect((await maker.api(`/api/tariffs/${fair.id}`)).body.preferred).toBe(true);
    await post(`/api/tariffs/${fair.id}/remove`);
    await post(`/api/tariffs/${dear.id}/remove`);
    expect(await butter()).toMatchObject({ cost: null, supplierName: "" });
  });

  it("once, when two first tariffs come at the same time", async () => {
    await Promise.all([tariff("Laiterie", 80), tariff("Crémerie", 90)]);
    const { body } = await maker.api("/api/tariffs?preferred=true");
    expect(body.total).toBe(1);
    const [chosen] = body.items as { supplierName: string; unitPrice: number }[];
    expect(await butter()).toMatchObject({ cost: chosen?.unitPrice, supplierName: chosen?.supplierName });
  });
});

describe("refusals name the field", () => {
  it.each([
    ["item", { item: "RIEN" }, 422],
    ["supplier", { supplier: "Personne" }, 422],
    ["pack", { pack: { value: 10, unit: "l" } }, 422],
    ["pack", { pack: { value: 10, unit: "piece" } }, 422],
    ["price", { price: 900_000, pack: { value: 1, unit: "g" } }, 422],
    ["pack", {}, 409],
  ])("%s of %j", async (field, wrong, expected) => {
    await tariff("Laiterie", 80);
    const json = { item: "BEU", supplier: "Laiterie", pack: kilos(10), price: 70, ...wrong };
    const { status, body } = await maker.api("/api/tariffs", { method: "POST", json });
    expect([status, body.errors]).toEqual([expected, [expect.objectContaining({ field })]]);
    expect((await butter()).cost).toBe(8);
  });

  it("a pack does not change its measure", async () => {
    const { id } = await tariff("Laiterie", 80);
    const { status, body } = await maker.api(`/api/tariffs/${id}`, { method: "PATCH", json: { pack: { value: 4, unit: "piece" } } });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "pack", code: "same_measure" })]]);
  });
});

describe("to look at", () => {
  it("offers are compared, the cheapest first", async () => {
    await tariff("Laiterie", 100);
    await tariff("Crémerie", 40, kilos(5), { packName: "seau" });
    const { body } = await maker.api("/api/tariffs/BEU/compare");
    expect(body).toMatchObject({
      itemName: "Beurre doux",
      itemUnit: "kg",
      items: [
        { supplierName: "Crémerie", unitPrice: 8, difference: 0, preferred: false, prices: [{ price: 40, unitPrice: 8 }] },
        { supplierName: "Laiterie", unitPrice: 10, difference: 25, preferred: true },
      ],
    });
  });

  it("past prices are kept, each since its day", async () => {
    const { id } = await tariff("Laiterie", 80);
    for (const price of [84, 88]) await maker.api(`/api/tariffs/${id}`, { method: "PATCH", json: { price } });
    await maker.api(`/api/tariffs/${id}`, { method: "PATCH", json: { supplierCode: "X" } });
    const { body } = await maker.api(`/api/tariffs/${id}/history`);
    expect((body.items as { price: number }[]).map(({ price }) => price)).toEqual([80, 84, 88]);
  });

  it("lists go by item, are narrowed and searched, page after page", async () => {
    await post("/api/items", { name: "Ail", sku: "AIL", kind: "ingredient", unit: "kg" });
    await tariff("Laiterie", 80);
    await tariff("Crémerie", 40, kilos(5), { supplierCode: "BD-5" });
    await post("/api/tariffs", { item: "AIL", supplier: "Crémerie", price: 4, pack: kilos(1) });
    const list = async (query: string) =>
      (await maker.api(`/api/tariffs?${query}`)).body as { items: { itemName: string }[]; total: number };
    expect((await list("")).items.map(({ itemName }) => itemName)).toEqual(["Ail", "Beurre doux", "Beurre doux"]);
    for (const [query, total] of [
      ["item=beu", 2],
      ["supplier=FOU-0002", 2],
      ["supplier=cremerie&item=AIL", 1],
      ["search=bd-5", 1],
      ["search=beurre%20lait", 1],
    ]) {
      expect([query, (await list(String(query))).total]).toEqual([query, total]);
    }
    const first = (await maker.api("/api/tariffs?limit=2")).body;
    const second = (await maker.api(`/api/tariffs?limit=2&cursor=${first.nextCursor}`)).body;
    expect([first.items, second.items].map((rows) => (rows as unknown[]).length)).toEqual([2, 1]);
    expect(second.nextCursor).toBeNull();
  });
});
