import { beforeAll, expect, it } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { production } from "@/worker/modules/make/production/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });

/** Thirty kilos of flour are entered at 2 €, and two productions use twelve of them. */
async function entered() {
  const sku = await bakery.stockIn();
  const { number: lot, id } = await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(30), unitCost: 2 });
  const made = [];
  for (const value of [5, 7]) {
    const dough = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(value) });
    await bakery.does(production.start, { id: dough.id });
    made.push(await bakery.does(production.complete, { id: dough.id }));
  }
  return { sku, lot, id, made };
}

it("is put right though some of it is used: its amount, cost, supplier's lot and date; what was made of it follows", async () => {
  const { lot, made } = await entered();
  const version = (await bakery.does(lots.show, { id: lot })).version;
  const right = { lot, amount: kilos(13), unitCost: 3, supplierLot: "S-9", ddm: "2999-01-31", version };
  const after = await bakery.does(stock.correct, right);
  expect(after).toMatchObject({ amount: { amount: 1_000_000 }, unitCost: 30_000, supplierLot: "S-9", ddm: "2999-01-31" });
  expect(await bakery.does(lots.show, { id: lot })).toMatchObject({ amount: { amount: 1_000_000 }, unitCost: 30_000 });
  expect(await bakery.does(production.show, { id: made[1]?.id })).toMatchObject({ unitCost: 30_000, cost: { materials: 210_000 } });
  const { items } = await bakery.does(movements.list, { lot, type: "receipt" });
  expect(items.map(({ amount, correctable }) => [amount.amount, correctable])).toEqual([
    [-30_000_000, false],
    [13_000_000, true],
    [30_000_000, false],
  ]);
  await expect(bakery.does(stock.correct, right)).rejects.toMatchObject({ code: "stale" });
});

it("is not brought below what is used: every production that took of it is named, and what to do", async () => {
  const { lot, id, made } = await entered();
  const records = made.map((one) => ({ record: "productions", id: one.id, name: one.reference }));
  const params = { lot, missing: "2\u00a0kg", where: made.map(({ reference }) => reference).join(", ") };
  const refused = { code: "not_allowed_now", detail: { fields: [{ field: "id", code: "gone_on", params, records }] } };
  await expect(bakery.does(stock.correct, { lot, amount: kilos(10) })).rejects.toMatchObject(refused);
  const { items } = await bakery.does(movements.list, { lot: id, type: "receipt" });
  const all = { detail: { fields: [{ params: { missing: "12\u00a0kg" }, records }] } };
  await expect(bakery.does(movements.reverse, { id: items[0]?.id })).rejects.toMatchObject(all);
});

it("did not come at all, then came after all, on another day", async () => {
  const sku = await bakery.stockIn();
  const { number: lot } = await bakery.does(stock.receive, { item: sku("FLOUR"), amount: kilos(10) });
  expect(await bakery.does(stock.correct, { lot, amount: kilos(0) })).toMatchObject({ amount: { amount: 0 }, state: "consumed" });
  const day = addDays(civilDate(Date.now()), -3);
  expect(await bakery.does(stock.correct, { lot, amount: kilos(1), day })).toMatchObject({ amount: { amount: 1_000_000 }, bornOn: day });
  const { items } = await bakery.does(movements.list, { lot, limit: 1, type: "receipt", until: day });
  expect(items).toMatchObject([{ day, amount: { amount: 1_000_000 } }]);
});

it("refuses what came otherwise than by hand, and what cannot be", async () => {
  const { lot, made } = await entered();
  const field = (name: string, code: string) => ({ detail: { fields: [{ field: name, code }] } });
  await expect(bakery.does(stock.correct, { lot: made[0]?.lotNumber, amount: kilos(1) })).rejects.toMatchObject(
    field("lot", "not_entered_by_hand"),
  );
  await expect(bakery.does(stock.correct, { lot, dlc: "2020-01-01" })).rejects.toMatchObject(field("dlc", "dlc_past"));
  await expect(bakery.does(stock.correct, { lot, day: "2999-01-01" })).rejects.toMatchObject(field("day", "future"));
  const litre = { value: 1, unit: "l" };
  await expect(bakery.does(stock.correct, { lot, amount: litre })).rejects.toMatchObject(field("amount", "conversion"));
});
