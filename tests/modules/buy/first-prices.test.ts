import { beforeAll, expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const tariffsOf = async (item: string) => (await bakery.does(tariffs.list, { item })).items;

it("of an item with a supplier that is known is its tariff; another name stays a name", async () => {
  const salt = await bakery.does(items.create, { name: "Sel", kind: "ingredient", unit: "kg", cost: 0.5, supplierName: "moulin" });
  expect(await tariffsOf(salt.id)).toMatchObject([{ supplierName: "Moulin", price: 5_000, preferred: true }]);
  const pepper = await bakery.does(items.create, { name: "Poivre", kind: "ingredient", unit: "kg", cost: 20, supplierName: "Inconnu" });
  expect(await tariffsOf(pepper.id)).toEqual([]);
  await bakery.does(items.update, { id: pepper.id, supplierName: "Moulin" });
  expect(await tariffsOf(pepper.id)).toMatchObject([{ price: 200_000, preferred: true }]);
});

it("that a supplier's order names is its tariff once it is ordered, and the cost follows", async () => {
  const { id: item } = await bakery.does(items.create, { name: "Levure", kind: "ingredient", unit: "kg" });
  const lines = [{ item, packs: 2, pack: kilos(5), packName: "carton", price: 40 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  expect(await tariffsOf(item)).toEqual([]);
  await bakery.does(restocks.order, { id, send: false });
  expect(await tariffsOf(item)).toMatchObject([{ packName: "carton", price: 400_000, preferred: true }]);
  expect(await bakery.does(items.show, { id: item })).toMatchObject({ cost: 80_000, supplierName: "Moulin" });
  const again = await bakery.does(restocks.create, { supplier: "Moulin", lines: [{ item, packs: 1, pack: kilos(1), price: 99 }] });
  await bakery.does(restocks.order, { id: again.id, send: false });
  expect(await tariffsOf(item)).toHaveLength(1);
});

it("at which goods come in by hand is their supplier's tariff, and nobody's without a supplier", async () => {
  const { id: item } = await bakery.does(items.create, { name: "Miel", kind: "ingredient", unit: "kg" });
  await bakery.does(stock.receive, { item, amount: kilos(1), unitCost: 9 });
  expect(await tariffsOf(item)).toEqual([]);
  await bakery.does(stock.receive, { item, amount: kilos(1), unitCost: 8, supplier: "Moulin" });
  expect(await tariffsOf(item)).toMatchObject([{ price: 80_000 }]);
  expect((await bakery.does(items.show, { id: item })).cost).toBe(80_000);
});
