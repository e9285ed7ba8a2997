import { beforeAll, expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { counts } from "@/worker/modules/store/counts/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { addDays, civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });
const pieces = (value: number) => ({ value, unit: "piece" });
const daysAgo = (days: number) => addDays(civilDate(Date.now()), -days);
const refused = (field: string, code: string) => ({ detail: { fields: [expect.objectContaining({ field, code })] } });

async function bread(amount: number, extra: object = {}) {
  const sku = await bakery.stockIn();
  const { number } = await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(amount), ...extra });
  return { sku, lot: number };
}
async function packed(sku: (kind: "BREAD") => string, amount: number) {
  const lines = [{ item: sku("BREAD"), amount: pieces(amount), price: 4 }];
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await bakery.does(move, { id });
  return id;
}
const promisedTo = async (id: string) => (await bakery.does(orders.show, { id })).lines[0]?.promised.amount;

it("goods do not leave, nor are they used, before they came", async () => {
  const { sku, lot } = await bread(10);
  const id = await packed(sku, 4);
  await expect(bakery.does(orders.ship, { id, shippedOn: daysAgo(1) })).rejects.toMatchObject(refused("shippedOn", "before_goods"));
  const shipped = await bakery.does(orders.ship, { id });
  const delivery = shipped.deliveries[0]?.id;
  const back = bakery.does(deliveries.correct, { id: delivery, shippedOn: daysAgo(2) });
  await expect(back).rejects.toMatchObject(refused("shippedOn", "before_goods"));
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(6_000);

  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(10) });
  const made = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(5) });
  await bakery.does(production.start, { id: made.id });
  const early = bakery.does(production.complete, { id: made.id, completedOn: daysAgo(1) });
  await expect(early).rejects.toMatchObject(refused("completedOn", "before_goods"));
  await bakery.does(production.complete, { id: made.id });
  const earlier = bakery.does(production.correct, { id: made.id, completedOn: daysAgo(1) });
  await expect(earlier).rejects.toMatchObject(refused("completedOn", "before_goods"));
});

it("goods do not come after they left", async () => {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("FLOUR"), packs: 10, pack: kilos(1), price: 2 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  await bakery.does(restocks.order, { id, send: false, orderedOn: daysAgo(9) });
  await bakery.does(restocks.receive, { id, receivedOn: daysAgo(5) });
  const made = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(5) });
  await bakery.does(production.start, { id: made.id });
  await bakery.does(production.complete, { id: made.id, completedOn: daysAgo(3) });
  const late = bakery.does(restocks.correct, { id, receivedOn: daysAgo(2) });
  await expect(late).rejects.toMatchObject(refused("receivedOn", "before_goods"));
  await bakery.does(restocks.correct, { id, receivedOn: daysAgo(3) });
});

it("nothing moves in a month that is closed, and what moved there is not rewritten", async () => {
  const own = await openBakery();
  const sku = await own.stockIn();
  const until = lastOfMonth(addDays(`${civilDate(Date.now()).slice(0, 7)}-01`, -1));
  const { number } = await own.does(stock.receive, { item: sku("BREAD"), amount: pieces(10), day: addDays(until, -9) });
  const lines = [{ item: sku("BREAD"), amount: pieces(4), price: 4 }];
  const { id } = await own.does(orders.create, { client: own.clientOf.get("Anne"), lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await own.does(move, { id });
  const part = { lot: number, amount: pieces(2) };
  const shipped = await own.does(orders.ship, { id, parts: [part], shippedOn: addDays(until, -2) });
  await own.does(accounting.close, { until });
  await expect(own.does(orders.ship, { id, shippedOn: until })).rejects.toMatchObject(refused("shippedOn", "closed_period"));
  const delivery = shipped.deliveries[0]?.id;
  await expect(own.does(deliveries.takeBack, { id: delivery })).rejects.toMatchObject(refused("id", "closed_period"));
  const receive = own.does(stock.receive, { item: sku("BREAD"), amount: pieces(1), day: until });
  await expect(receive).rejects.toMatchObject(refused("day", "closed_period"));
  const { items: moved } = await own.does(movements.list, { lot: number, type: "receipt", limit: 5 });
  const { items: undone } = await own.does(movements.list, { lot: number, limit: 5 });
  expect(undone).toHaveLength(2);
  const adjusted = await own.does(stock.scrap, { lot: number, amount: pieces(1), reason: "damaged" });
  expect(adjusted.amount.amount).toBe(7_000);
  expect(moved[0]?.day).toBe(addDays(until, -9));
});

it("what was rejected stays so, though its destruction is undone", async () => {
  const { lot } = await bread(3);
  await bakery.does(lots.reject, { id: lot, reason: "Bocaux bombés" });
  await bakery.does(lots.scrap, { id: lot, reason: "quality" });
  const { items: moved } = await bakery.does(movements.list, { lot, type: "scrap", limit: 5 });
  await bakery.does(movements.reverse, { id: moved[0]?.id });
  expect(await bakery.does(lots.show, { id: lot })).toMatchObject({ state: "rejected", reason: "Bocaux bombés" });
  await expect(bakery.does(lots.release, { id: lot })).rejects.toMatchObject({ code: "not_allowed_now" });
});

it("what goes back into stock is promised again to whom it was promised", async () => {
  const { sku } = await bread(10);
  const id = await packed(sku, 6);
  const shipped = await bakery.does(orders.ship, { id });
  const delivery = shipped.deliveries[0]?.id;
  const lot = (await bakery.does(deliveries.show, { id: delivery })).lines[0]?.lotId;
  await bakery.does(deliveries.correct, { id: delivery, parts: [{ lot, amount: pieces(4) }] });
  expect(await promisedTo(id)).toBe(2_000);
  await bakery.does(deliveries.takeBack, { id: delivery });
  expect(await promisedTo(id)).toBe(6_000);

  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(10) });
  const made = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(5) });
  await bakery.does(production.start, { id: made.id });
  await bakery.does(production.complete, { id: made.id });
  const again = await bakery.does(production.takeBack, { id: made.id });
  expect(again.lines[0]?.promised.amount).toBe(5_000_000);
});

it("a delivery taken back is promised from other lots where its own is held since", async () => {
  const { sku, lot } = await bread(6);
  const id = await packed(sku, 6);
  const shipped = await bakery.does(orders.ship, { id });
  await bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(6) });
  await bakery.does(lots.reject, { id: lot, reason: "Moisi" }).catch(() => undefined);
  await bakery.does(deliveries.takeBack, { id: shipped.deliveries[0]?.id });
  expect(await promisedTo(id)).toBe(6_000);
});

it("a count below what is promised breaks no more than it must, and says whose", async () => {
  const { sku, lot } = await bread(10);
  const first = await packed(sku, 4);
  const second = await packed(sku, 4);
  const { id } = await bakery.does(counts.create, {});
  await bakery.does(counts.fill, { id, lines: [{ lot, counted: pieces(6) }] });
  const { reference } = await bakery.does(orders.show, { id: second });
  const posted = await bakery.does(counts.post, { id });
  expect(posted.released.map(({ reference: whose, amount }) => [whose, amount.amount])).toEqual([[reference, 2_000]]);
  expect([await promisedTo(first), await promisedTo(second)]).toEqual([4_000, 2_000]);
});

it("a movement is undone on its own day, and a count that is undone is in no balance", async () => {
  const { lot } = await bread(5, { day: daysAgo(4) });
  const { id } = await bakery.does(counts.create, {});
  await bakery.does(counts.fill, { id, lines: [{ lot, counted: pieces(8) }] });
  await bakery.does(counts.post, { id });
  const { items: counted } = await bakery.does(movements.list, { lot, type: "count", limit: 5 });
  await bakery.does(movements.reverse, { id: counted[0]?.id });
  const { balance } = await bakery.does(traceability.trace, { id: lot });
  expect(balance.map(({ side, amount }) => [side, amount.amount])).toEqual([
    ["received", 5_000],
    ["stock", 5_000],
  ]);
  const { items: received } = await bakery.does(movements.list, { lot, type: "receipt", limit: 5 });
  const undone = await bakery.does(movements.reverse, { id: received[0]?.id });
  expect(undone.items[0]?.day).toBe(daysAgo(4));
});

it("an order that left in part ends with what left; what is dropped is said", async () => {
  const { sku, lot } = await bread(10);
  const id = await packed(sku, 6);
  await expect(bakery.does(orders.end, { id, reason: "Trop tard" })).rejects.toMatchObject({ code: "not_allowed_now" });
  await bakery.does(orders.ship, { id, parts: [{ lot, amount: pieces(4) }] });
  const ended = await bakery.does(orders.end, { id, reason: "Le client n'attend plus" });
  expect(ended).toMatchObject({
    status: "shipped",
    deliveredShare: 10_000,
    notes: expect.stringMatching(/2\s+pièces .*Le client n'attend plus/),
    lines: [{ amount: { amount: 4_000 }, promised: { amount: 0 } }],
  });
  expect(ended.subtotal).toBe(160_000);
  expect((await bakery.does(lots.show, { id: lot })).reserved.amount).toBe(0);
});

it("a corrected receipt is no more than was ordered, unless more came and stays", async () => {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("FLOUR"), packs: 10, pack: kilos(1), price: 2 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  await bakery.does(restocks.order, { id, send: false });
  const { receipts } = await bakery.does(restocks.receive, { id });
  const line = { lot: receipts[0]?.lines[0]?.lotId, amount: kilos(11) };
  const more = bakery.does(restocks.correct, { id, lines: [line] });
  await expect(more).rejects.toMatchObject(refused("lines.0.amount", "more_than_ordered"));
  const after = await bakery.does(restocks.correct, { id, lines: [line], allowMore: true });
  expect(after.lines[0]?.received.amount).toBe(11_000_000);
});

it("goods past their date serve nobody: not in what orders need, nor in what is proposed", async () => {
  const { sku, lot } = await bread(5, { dlc: daysAgo(-1), day: daysAgo(3) });
  const id = await packed(sku, 5);
  const proposed = async () => {
    const { items: rows } = await bakery.does(restocks.propose, {});
    return rows.find((row) => row.sku === sku("FLOUR"))?.lacking.amount;
  };
  const missing = async () => {
    const { items: rows } = await bakery.does(orders.components, {});
    return rows.find((row) => row.sku === sku("BREAD"))?.missing.amount;
  };
  expect(await missing()).toBe(0);
  await bakery.does(lots.update, { id: lot, dlc: daysAgo(1) });
  expect(await missing()).toBe(5_000);
  expect(await promisedTo(id)).toBe(5_000);

  await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(9), dlc: daysAgo(-1), number: `${lot}-F` });
  const made = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(5) });
  await bakery.does(production.start, { id: made.id });
  expect(await proposed()).toBeUndefined();
  await bakery.does(lots.update, { id: `${lot}-F`, dlc: daysAgo(1) });
  expect(await proposed()).toBe(5_000_000);
});

it("an item of which something is in stock is not archived", async () => {
  const { sku, lot } = await bread(1);
  await expect(bakery.does(items.archive, { id: sku("BREAD") })).rejects.toMatchObject(refused("id", "in_stock"));
  await bakery.does(lots.scrap, { id: lot, reason: "damaged" });
  expect((await bakery.does(items.archive, { id: sku("BREAD") })).archived).toBe(true);
});

it("one return of several is taken back, the one that is named", async () => {
  const { sku, lot } = await bread(10);
  const shipped = await bakery.does(orders.ship, { id: await packed(sku, 6) });
  const id = shipped.deliveries[0]?.id;
  const back = (amount: number, hold: boolean) =>
    bakery.does(deliveries.return, { id, parts: [{ lot, amount: pieces(amount) }], reason: "Cassé", hold });
  await back(1, true);
  const { returns } = await back(2, false);
  expect(returns.map(({ lines }) => lines[0]?.amount.amount)).toEqual([1_000, 2_000]);
  await expect(bakery.does(deliveries.takeBackReturn, { id })).rejects.toMatchObject(refused("return", "required"));
  const after = await bakery.does(deliveries.takeBackReturn, { id, return: returns[0]?.id });
  expect(after.returns.map((one) => one.id)).toEqual([returns[1]?.id]);
  expect(after.lines[0]?.returned.amount).toBe(2_000);
  await bakery.does(deliveries.takeBackReturn, { id });
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(4_000);
});

it("nobody has half a jar", async () => {
  const { sku, lot } = await bread(5);
  const half = bakery.does(stock.receive, { item: sku("BREAD"), amount: pieces(1.5) });
  await expect(half).rejects.toMatchObject(refused("amount", "whole_pieces"));
  const lines = [{ item: sku("BREAD"), amount: pieces(0.5), price: 4 }];
  const sold = bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines });
  await expect(sold).rejects.toMatchObject(refused("lines.0.amount", "whole_pieces"));
  const lost = bakery.does(stock.scrap, { lot, amount: pieces(0.5), reason: "damaged" });
  await expect(lost).rejects.toMatchObject(refused("amount", "whole_pieces"));
  const { id } = await bakery.does(counts.create, {});
  const counted = bakery.does(counts.fill, { id, lines: [{ lot, counted: pieces(4.5) }] });
  await expect(counted).rejects.toMatchObject(refused("lines.0.counted", "whole_pieces"));
});

it("goods that are promised are said to be so, and did not leave after they came back", async () => {
  const { sku, lot } = await bread(4, { day: daysAgo(3) });
  const id = await packed(sku, 3);
  const { items: received } = await bakery.does(movements.list, { lot, type: "receipt", limit: 5 });
  await expect(bakery.does(movements.reverse, { id: received[0]?.id })).rejects.toMatchObject({ code: "not_allowed_now" });
  const shipped = await bakery.does(orders.ship, { id, shippedOn: daysAgo(2) });
  const delivery = shipped.deliveries[0]?.id;
  const parts = [{ lot, amount: pieces(1) }];
  await bakery.does(deliveries.return, { id: delivery, parts, reason: "Cassé", hold: false, returnedOn: daysAgo(1) });
  const late = bakery.does(deliveries.correct, { id: delivery, shippedOn: daysAgo(0) });
  await expect(late).rejects.toMatchObject(refused("shippedOn", "after_return"));

  const flour = await bakery.does(restocks.create, {
    supplier: "Moulin",
    lines: [{ item: sku("FLOUR"), packs: 5, pack: kilos(1), price: 2 }],
  });
  await bakery.does(restocks.order, { id: flour.id, send: false });
  await bakery.does(restocks.receive, { id: flour.id });
  const made = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(5) });
  await bakery.does(production.start, { id: made.id });
  const back = bakery.does(restocks.takeBack, { id: flour.id });
  const where = expect.objectContaining({ where: made.reference });
  await expect(back).rejects.toMatchObject({ detail: { fields: [{ code: "gone_promised", params: where }] } });
});

it("a refusal says the place, the rest and the right way round", async () => {
  const { sku, lot } = await bread(3);
  const shipped = await bakery.does(orders.ship, { id: await packed(sku, 2) });
  const id = shipped.deliveries[0]?.id;
  const parts = [{ lot, amount: pieces(3) }];
  const more = bakery.does(deliveries.return, { id, parts, reason: "Cassé" });
  await expect(more).rejects.toMatchObject({
    detail: { fields: [{ code: "over_delivered", params: { rest: expect.stringMatching(/^2\s+pièces$/) } }] },
  });
  const there = bakery.does(stock.transfer, { lot, from: "main", to: "Cave", amount: pieces(2) });
  await expect(there).rejects.toMatchObject({ detail: { fields: [{ params: { name: expect.stringContaining("Réserve") } }] } });
});
