import { beforeAll, describe, expect, it } from "vitest";
import { production } from "@/worker/modules/make/production/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const pieces = (value: number) => ({ value, unit: "piece" });

/** So many loaves leave for somebody. @returns the delivery */
async function shipped(sku: string, amount: number, client = "Anne") {
  const { does, clientOf } = bakery;
  const { id } = await does(orders.create, { client: clientOf.get(client), lines: [{ item: sku, amount: pieces(amount) }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await does(move, { id });
  const { deliveries: own } = await does(orders.ship, { id });
  return own[0]?.id;
}

describe("goods that come to a lot that was thrown away", () => {
  it.each([true, false])("wait for a look when a client brings them, to be controlled or not: %s", async (hold) => {
    const { does } = bakery;
    const sku = (await bakery.stockIn())("BREAD");
    const { number } = await does(stock.receive, { item: sku, amount: pieces(10) });
    const id = await shipped(sku, 4);
    await does(lots.scrap, { id: number, reason: "quality" });
    await does(deliveries.return, { id, parts: [{ lot: number, amount: pieces(4) }], reason: "Rappelé", hold });
    expect(await does(lots.show, { id: number })).toMatchObject({ state: "on_hold", amount: { amount: 4_000 } });
    expect((await does(lots.scrap, { id: number, reason: "quality" })).state).toBe("scrapped");
  });

  it("stay refused when they had been refused before", async () => {
    const { does } = bakery;
    const sku = (await bakery.stockIn())("BREAD");
    const { number } = await does(stock.receive, { item: sku, amount: pieces(10) });
    const id = await shipped(sku, 4);
    await does(lots.reject, { id: number, reason: "Moisi" });
    await does(lots.scrap, { id: number, reason: "quality" });
    await does(deliveries.return, { id, parts: [{ lot: number, amount: pieces(4) }], reason: "Rappelé" });
    expect(await does(lots.show, { id: number })).toMatchObject({ state: "rejected", reason: "Moisi" });
  });

  it("wait for a look when a production did not use them after all", async () => {
    const { does } = bakery;
    const sku = await bakery.stockIn();
    const { number } = await does(stock.receive, { item: sku("FLOUR"), amount: kilos(10) });
    const { id } = await does(production.create, { item: sku("DOUGH"), amount: kilos(4) });
    await does(production.start, { id });
    await does(production.complete, { id });
    await does(lots.scrap, { id: number, reason: "quality" });
    await does(production.takeBack, { id });
    expect(await does(lots.show, { id: number })).toMatchObject({ state: "on_hold", amount: { amount: 4_000_000 } });
    expect((await does(lots.release, { id: number })).state).toBe("available");
  });
});

it("a recall says of goods that came back, were released and sold again where all of them are", async () => {
  const { does } = bakery;
  const sku = (await bakery.stockIn())("BREAD");
  const { number } = await does(stock.receive, { item: sku, amount: pieces(12) });
  const id = await shipped(sku, 12);
  await does(deliveries.return, { id, parts: [{ lot: number, amount: pieces(3) }], reason: "Bombés" });
  const { items } = await does(lots.list, { item: sku, state: "on_hold" });
  const apart = items[0]?.number ?? "";
  await does(lots.release, { id: apart });
  await shipped(sku, 2, "Basile");
  const recall = await does(recalls.create, { subject: number, cause: "Essai" });
  const figures = recall.lots.map(({ lot, born, returned, used, shipped: sold, apart: setApart, stock: left }) => [
    lot,
    ...[born, returned, used, sold, setApart, left].map(({ amount }) => amount),
  ]);
  expect(figures).toEqual([
    [number, 12_000, 3_000, 0, 12_000, 3_000, 0],
    [apart, 3_000, 0, 0, 2_000, 0, 1_000],
  ]);
});
