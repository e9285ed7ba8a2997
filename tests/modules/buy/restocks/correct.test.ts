import { beforeAll, expect, it } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { production } from "@/worker/modules/make/production/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, CELLAR, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
beforeAll(async () => {
  bakery = await openBakery();
});

const kilos = (value: number) => ({ value, unit: "kg" });

/** A hundred kilos of flour at 2 €, come in one lot. */
async function come(extra: object = {}) {
  const sku = await bakery.stockIn();
  const lines = [{ item: sku("FLOUR"), packs: 100, pack: kilos(1), price: 2 }];
  const { id, reference } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  await bakery.does(restocks.order, { id, send: false });
  const restock = await bakery.does(restocks.receive, { id, lines: [{ line: sku("FLOUR"), packs: 100, ...extra }] });
  return { id, reference, sku, lot: restock.receipts[0]?.lines[0]?.lotNumber ?? "", restock };
}

/** Thirty kilos of it become dough. */
async function dough(sku: (kind: "FLOUR" | "DOUGH" | "BREAD") => string) {
  const { id } = await bakery.does(production.create, { item: sku("DOUGH"), amount: kilos(30) });
  await bakery.does(production.start, { id });
  return bakery.does(production.complete, { id });
}

it("is put right though some of its lot is used, and what was made of it follows its price", async () => {
  const { id, sku, lot } = await come();
  const produced = await dough(sku);
  const line = { lot, amount: kilos(80), price: 3, ddm: "2999-01-31", supplierLot: "M-7" };
  const after = await bakery.does(restocks.correct, { id, lines: [line] });
  expect(after).toMatchObject({ status: "partly_received", lines: [{ outstanding: { amount: 20_000_000 } }] });
  expect(after.receipts[0]?.lines[0]).toMatchObject({
    amount: { amount: 80_000_000 },
    ddm: "2999-01-31",
    supplierLot: "M-7",
    unitCost: 30_000,
  });
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(50_000_000);
  expect(await bakery.does(production.show, { id: produced.id })).toMatchObject({ unitCost: 30_000, cost: { materials: 900_000 } });
  const rest = await bakery.does(restocks.receive, { id, lines: [{ line: sku("FLOUR"), packs: 20 }] });
  expect(rest.status).toBe("received");
});

it("is not brought below what is used of it: who took it is named, and nothing changes", async () => {
  const { id, sku, lot } = await come();
  const produced = await dough(sku);
  const refused = { code: "not_allowed_now", detail: { fields: [{ code: "gone_on", params: { lot, where: produced.reference } }] } };
  await expect(bakery.does(restocks.correct, { id, lines: [{ lot, amount: kilos(29) }] })).rejects.toMatchObject(refused);
  await expect(bakery.does(restocks.takeBack, { id })).rejects.toMatchObject(refused);
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(70_000_000);
  await bakery.does(restocks.correct, { id, lines: [{ lot, amount: kilos(30) }] });
  expect((await bakery.does(stock.show, { id: sku("FLOUR") })).amount.amount).toBe(0);
});

it("comes after all where it was said not to have come", async () => {
  const { id, lot } = await come();
  await bakery.does(restocks.correct, { id, lines: [{ lot, amount: kilos(0) }] });
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(0);
  expect(await bakery.does(restocks.correct, { id, lines: [{ lot, amount: kilos(70) }] })).toMatchObject({ status: "partly_received" });
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(70_000_000);
});

it("names what was thrown away or moved by hand since, with how much and where one undoes it", async () => {
  const { id, lot, restock } = await come();
  await bakery.does(stock.scrap, { lot, location: "main", amount: kilos(60), reason: "damaged" });
  await bakery.does(stock.transfer, { lot, to: CELLAR, amount: kilos(5) });
  const lotId = restock.receipts[0]?.lines[0]?.lotId;
  const records = [
    { record: "lots", id: lotId, name: expect.stringMatching(/^Perte 60\s+kg \(/) },
    { record: "lots", id: lotId, name: expect.stringMatching(/^Transfert 5\s+kg \(/) },
  ];
  const fields = [{ field: "id", code: "gone_on", params: { lot }, records: expect.arrayContaining(records) }];
  await expect(bakery.does(restocks.takeBack, { id })).rejects.toMatchObject({ code: "not_allowed_now", detail: { fields } });
});

it("is taken back: awaited again, its lot empty; and a lot of another receipt is refused", async () => {
  const { id, lot } = await come();
  const other = await come();
  const wrong = bakery.does(restocks.correct, { id, lines: [{ lot: other.lot, amount: kilos(1) }] });
  await expect(wrong).rejects.toMatchObject({ detail: { fields: [{ field: "lines.0.lot", code: "not_of_receipt" }] } });
  expect(await bakery.does(restocks.takeBack, { id })).toMatchObject({ status: "ordered", receipts: [], receivedShare: 0 });
  expect((await bakery.does(lots.show, { id: lot })).amount.amount).toBe(0);
});

it("is corrected once when two correct it as they saw it", async () => {
  const { id, lot, restock } = await come();
  const { version } = restock;
  const change = (value: number) => bakery.does(restocks.correct, { id, lines: [{ lot, amount: kilos(value) }], version });
  const tries = await Promise.allSettled([change(90), change(95)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("asks for the date and the supplier's lot of what came as ordered, where former deliveries bore a date", async () => {
  const { sku } = await come({ ddm: "2999-01-31", supplierLot: "M-1" });
  const lines = [{ item: sku("FLOUR"), packs: 5, pack: kilos(1), price: 2 }];
  const { id } = await bakery.does(restocks.create, { supplier: "Moulin", lines });
  await bakery.does(restocks.order, { id, send: false });
  const needed = [
    { field: "lines.0.ddm", code: "date_needed" },
    { field: "lines.0.supplierLot", code: "supplier_lot_needed" },
  ];
  await expect(bakery.does(restocks.receive, { id })).rejects.toMatchObject({ detail: { fields: needed } });
  const undated = { line: sku("FLOUR"), supplierLot: "M-2" };
  const half = bakery.does(restocks.receive, { id, lines: [undated] });
  await expect(half).rejects.toMatchObject({ detail: { fields: [{ field: "lines.0.ddm", code: "date_needed" }] } });
  const arrived = { line: sku("FLOUR"), ddm: "2999-02-28", supplierLot: "M-2" };
  expect((await bakery.does(restocks.receive, { id, lines: [arrived] })).status).toBe("received");
});

it("asks for them at the first delivery too, where the item says how long it keeps; what is counted bears the date of its item", async () => {
  const { does } = bakery;
  const sku = `YAO-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await does(items.create, { sku, name: sku, kind: "ingredient", unit: "kg", shelfLifeDays: 30, dateKind: "dlc" });
  const { id } = await does(restocks.create, { supplier: "Moulin", lines: [{ item: sku, packs: 2, pack: kilos(5), price: 10 }] });
  await does(restocks.order, { id, send: false });
  const needed = [
    { field: "lines.0.dlc", code: "date_needed" },
    { field: "lines.0.supplierLot", code: "supplier_lot_needed" },
  ];
  await expect(does(restocks.receive, { id })).rejects.toMatchObject({ detail: { fields: needed } });
  const came = { id, lines: [{ line: sku, packs: 1 }] };
  const { receipts } = await does(restocks.receive, came);
  expect(receipts[0]?.lines).toMatchObject([{ dlc: addDays(civilDate(Date.now()), 30), ddm: null }]);
});
