import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { launches } from "@/db/business";
import { migrations } from "@/db/migrations/business";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { production } from "@/worker/modules/make/production/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { civilDate } from "@/worker/core/figures/dates";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const inDays = (days: number) => civilDate(Date.now() + days * 86_400_000);

/** Ten loaves to bake in so many days; of dough there are three kilos, of flour two. */
async function ordered(days: number) {
  const sku = await bakery.stockIn();
  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(2) });
  await bakery.does(stock.receive, { item: sku("DOUGH"), amount: kilos(3) });
  const order = await bakery.does(production.create, {
    item: sku("BREAD"),
    amount: { value: 10, unit: "piece" },
    requestedOn: inDays(days),
  });
  return { id: order.id, reference: order.reference, sku };
}

it("orders what is short down to what is bought, each on the eve of the day it is needed", async () => {
  const { id, reference, sku } = await ordered(5);
  await bakery.does(tariffs.create, { item: sku("FLOUR"), supplier: "Moulin", pack: kilos(4), packName: "sac", price: 8 });
  const { items, drafts } = await bakery.does(production.supply, { id });
  expect(items).toMatchObject([{ sku: sku("DOUGH"), amount: { amount: 7_000_000 }, requestedOn: inDays(4), status: "pending" }]);
  expect(drafts).toMatchObject([{ supplierName: "Moulin", expectedOn: inDays(3) }]);
  const draft = await bakery.does(restocks.show, { id: drafts[0]?.id });
  expect(draft).toMatchObject({ notes: reference, lines: [{ sku: sku("FLOUR"), packs: 2 }] });
  const again = bakery.does(production.supply, { id });
  await expect(again).rejects.toMatchObject({ code: "not_allowed_now", detail: { fields: [{ code: "nothing_short" }] } });
});

it("orders nothing for the day before today, and says what nobody sells", async () => {
  const { id, sku } = await ordered(0);
  expect(await bakery.does(production.supply, { id })).toMatchObject({
    items: [{ requestedOn: inDays(0) }],
    drafts: [],
    unsold: [sku("FLOUR")],
  });
  const dough = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(50) });
  const bought = bakery.does(production.supply, { id: dough.id });
  await expect(bought).rejects.toMatchObject({ detail: { fields: [{ code: "nobody_sells", params: { names: sku("FLOUR") } }] } });
});

it("orders what a client's order lacks, the product itself too", async () => {
  const sku = await bakery.stockIn();
  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(2) });
  const lines = [{ item: sku("BREAD"), amount: { value: 4, unit: "piece" } }];
  const order = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines, dueOn: inDays(6) });
  const ask = () => bakery.does(production.supplyOrder, { order: order.reference });
  await expect(ask(), "a draft asks for nothing").rejects.toMatchObject({ detail: { fields: [{ code: "nothing_short" }] } });
  await bakery.does(orders.confirm, { id: order.id });
  const { items, unsold } = await ask();
  expect(items.map(({ sku: made, amount, requestedOn }) => [made, amount.amount, requestedOn])).toEqual([
    [sku("DOUGH"), 4_000_000, inDays(4)],
    [sku("BREAD"), 4_000, inDays(5)],
  ]);
  expect(unsold).toEqual([sku("FLOUR")]);
  await expect(ask()).rejects.toMatchObject({ code: "not_allowed_now" });
  const look = () => bakery.does(production.launched, { order: order.id });
  const made = items.map(({ reference }) => ({ reference, status: "pending" }));
  expect(await look()).toMatchObject({ items: made, restocks: [], more: false, unsold: [{ name: sku("FLOUR") }] });
  const neededFor = [{ record: "orders", id: order.id, reference: order.reference }];
  expect(await bakery.does(production.show, { id: items[1]?.id })).toMatchObject({ neededFor });
  // What stands in its notes is a person's own: the order stays linked.
  await bakery.does(production.update, { id: items[1]?.id, notes: "au four du bas" });
  expect(await look()).toMatchObject({ items: made });
  expect(await bakery.does(production.show, { id: items[1]?.id })).toMatchObject({ neededFor, notes: "au four du bas" });

  // Once somebody sells it, what lacks for what is under way is ordered from the order too.
  await bakery.does(tariffs.create, { item: sku("FLOUR"), supplier: "Moulin", pack: kilos(1), packName: "sac", price: 2 });
  expect(await look()).toMatchObject({ more: true, unsold: [] });
  const { drafts } = await ask();
  const restock = { reference: drafts[0]?.reference, supplierName: "Moulin", state: "draft" };
  expect(await look()).toMatchObject({ more: false, restocks: [restock], unsold: [] });
  const nobody = bakery.does(production.supplyOrder, { order: "CMD-1900-0001" });
  await expect(nobody).rejects.toMatchObject({ detail: { fields: [{ field: "order", code: "not_found" }] } });
});

it("is done once when two ask at once", async () => {
  const { id } = await ordered(2);
  const tries = await Promise.allSettled([1, 2].map(() => bakery.does(production.supply, { id })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("links what the plan launches with the orders that want it in the end", async () => {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("BREAD"), amount: { value: 2, unit: "piece" } }];
  const order = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines, dueOn: inDays(6) });
  await bakery.does(orders.confirm, { id: order.id });
  await bakery.does(production.createFromPlan, { items: [sku("DOUGH"), sku("BREAD")] });
  const { items } = await bakery.does(production.launched, { order: order.id });
  expect(items.map(({ name }) => name).sort()).toEqual([sku("BREAD"), sku("DOUGH")]);
});

it("makes the links of what was launched before there were any, from what its notes say", async () => {
  const sku = await bakery.stockIn();
  await bakery.does(tariffs.create, { item: sku("FLOUR"), supplier: "Moulin", pack: kilos(4), packName: "sac", price: 8 });
  const lines = [{ item: sku("BREAD"), amount: { value: 2, unit: "piece" } }];
  const order = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines, dueOn: inDays(6) });
  await bakery.does(orders.confirm, { id: order.id });
  const { items, drafts } = await bakery.does(production.supplyOrder, { order: order.id });
  const [dough, bread] = items.map(({ id }) => id);
  await bakery.does(production.update, { id: bread, notes: `OF-1900-0001, ${order.reference}` });
  await bakery.does(production.update, { id: dough, notes: 'Dit "urgent", \\, voir CMD' });
  await bakery.db.delete(launches);
  for (const statement of migrations.find(({ id }) => id.endsWith("launches"))?.statements ?? []) {
    if (statement.includes("INSERT")) await bakery.db.run(sql.raw(statement));
  }
  const found = await bakery.does(production.launched, { order: order.id });
  expect([found.items.map(({ id }) => id), found.restocks.map(({ id }) => id)]).toEqual([[bread], drafts.map(({ id }) => id)]);
});
