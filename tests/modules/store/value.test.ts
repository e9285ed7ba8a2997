import { beforeAll, expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const EURO = 10_000;
const grams = (value: number) => ({ value, unit: "g" });
const kilos = (value: number) => ({ value, unit: "kg" });
let number = 0;

/** A restock of an item counted in grams or pieces, ordered. */
async function ordered(unit: "g" | "piece", pack: { value: number; unit: string }, price: number) {
  number += 1;
  const sku = `POIVRE-${number}`;
  await bakery.does(items.create, { sku, name: sku, kind: "ingredient", unit, cost: 0.001 });
  const lines = [{ item: sku, packs: 1, pack, price }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  await bakery.does(restocks.order, { id, send: false });
  return { id, sku };
}
const only = async (sku: string) => {
  const { items: rows } = await bakery.does(lots.list, { item: sku, limit: 10 });
  if (!rows[0]) throw new Error("No lot");
  return rows[0];
};

it("of goods held in grams is what was paid for them, to the cent", async () => {
  const { id, sku } = await ordered("g", kilos(100), 94.4);
  await bakery.does(restocks.receive, { id });
  const lot = await only(sku);
  expect(lot.value).toBe(94.4 * EURO);
  await bakery.does(stock.scrap, { lot: lot.number, amount: grams(33_333), reason: "damaged" });
  const { items: moved } = await bakery.does(movements.list, { lot: lot.number, limit: 10 });
  const after = await only(sku);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(Math.abs(sum - after.value)).toBeLessThan(100);
  expect((await bakery.does(stock.valueOn, {})).items.find((one) => one.sku === sku)?.value).toBe(after.value);
});

it("of goods that are counted is what was paid too: a hundred euros for three are not 99.99", async () => {
  const { id, sku } = await ordered("piece", { value: 3, unit: "piece" }, 100);
  await bakery.does(restocks.receive, { id });
  expect((await only(sku)).value).toBe(100 * EURO);
});

it("carries all the transport that was paid, however much of the order came", async () => {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("FLOUR"), packs: 10, pack: kilos(1), price: 2 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines, fees: 10 });
  await bakery.does(restocks.order, { id, send: false });
  await bakery.does(restocks.receive, { id, lines: [{ line: sku("FLOUR"), packs: 4 }] });
  expect((await only(sku("FLOUR"))).value).toBe(12 * EURO);
  await bakery.does(restocks.close, { id });
  expect((await only(sku("FLOUR"))).value).toBe(18 * EURO);
});

it("carries no more transport than was paid when more came than was ordered", async () => {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("FLOUR"), packs: 10, pack: kilos(1), price: 2 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines, fees: 10 });
  await bakery.does(restocks.order, { id, send: false });
  await bakery.does(restocks.receive, { id, lines: [{ line: sku("FLOUR"), packs: 20 }], allowMore: true });
  expect((await only(sku("FLOUR"))).value).toBe(50 * EURO);
});
