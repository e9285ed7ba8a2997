import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { figures } from "@/worker/modules/business/figures/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { sales } from "@/worker/modules/sell/sales/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

const piece = (value: number) => ({ value, unit: "piece" });
const jar = {
  sku: "BOCAL",
  name: "Terrine du marché",
  kind: "product",
  unit: "piece",
  price: 8.0569,
  vatRate: 5.5,
  barcode: "3760123450010",
};

/** A stall with two lots of one jar, the older one first to expire. */
async function newStall(): Promise<Maker> {
  const maker = await newMaker();
  await maker.call(items.create, jar);
  await maker.call(stock.receive, { item: "BOCAL", number: "TARD", amount: piece(10), ddm: "2999-01-01", unitCost: 3 });
  await maker.call(stock.receive, { item: "BOCAL", number: "TOT", amount: piece(2), ddm: "2998-01-01", unitCost: 3 });
  return maker;
}

const sell = (maker: Maker, value: number, more: object = {}) =>
  maker.call(sales.create, { lines: [{ item: "BOCAL", amount: piece(value) }], method: "cash", ...more });

it("a sale to a passer-by is in the stock, the books, the treasury and the trace at once", async () => {
  const maker = await newStall();
  const sale = await sell(maker, 3, { lines: [{ item: "3760123450010", amount: piece(3) }] });
  expect(sale).toMatchObject({
    total: 255_000,
    state: "sold",
    paper: "ticket",
    clientName: "Clients de passage",
    lines: [{ lots: ["TOT", "TARD"] }],
  });
  expect(sale.number).toMatch(/^TK-\d{4}-0001$/);
  const [invoice, entries, reached] = await Promise.all([
    maker.call(invoices.show, { id: sale.invoiceId }),
    maker.call(treasury.list, {}),
    maker.call(traceability.reach, { lot: "TOT" }),
  ]);
  expect(invoice).toMatchObject({ status: "paid", total: 255_000, due: 0, payments: [{ method: "cash", amount: 255_000 }] });
  expect(entries.items).toMatchObject([{ type: "income", amount: 255_000 }]);
  expect(reached.clients).toMatchObject([{ name: "Clients de passage", goods: [{ lot: "TOT", amount: { amount: 2_000 } }] }]);
});

it("a sale that is taken back leaves stock and treasury as if it had not been, and both on record", async () => {
  const maker = await newStall();
  const sale = await sell(maker, 3);
  const back = await maker.call(sales.takeBack, { id: sale.number, reason: "Erreur de frappe" });
  expect(back.state).toBe("taken_back");
  const [{ items: entries, netBalance }, { items: rows }, shelf, note] = await Promise.all([
    maker.call(treasury.list, {}),
    maker.call(sales.list, {}),
    maker.call(sales.shelf, {}),
    maker.call(invoices.show, { id: sale.invoiceId }),
  ]);
  expect([entries.length, netBalance]).toEqual([2, 0]);
  expect(rows.map(({ state, total }) => [state, total])).toEqual([
    ["take_back", -255_000],
    ["taken_back", 255_000],
  ]);
  expect(shelf.items[0]?.available?.amount).toBe(12_000);
  expect(note).toMatchObject({ status: "cancelled", credits: [{ total: 255_000 }] });
  expect(fieldsNamedBy(await refusalOf(maker.call(sales.takeBack, { id: sale.id, reason: "Encore" })))).toEqual(["id:sale_taken_back"]);
  const undoing = rows[0]?.id;
  expect(fieldsNamedBy(await refusalOf(maker.call(sales.takeBack, { id: undoing, reason: "Encore" })))).toEqual(["id:sale_is_take_back"]);
  const { totals } = await maker.call(figures.query, { measures: ["tillTakings", "tillSales"] });
  expect(totals.figures, "what takes back is no sale").toMatchObject([{ money: 0 }, { count: 1 }]);
});

it("what was made of a sale since is named when it cannot be taken back", async () => {
  const maker = await newStall();
  const [returned, credited] = [await sell(maker, 2), await sell(maker, 1)];
  await maker.call(deliveries.return, { id: returned.deliveryId, parts: [{ lot: "TOT", amount: piece(1) }], reason: "Bombé" });
  expect(fieldsNamedBy(await refusalOf(maker.call(sales.takeBack, { id: returned.id, reason: "Erreur" })))).toEqual(["id:sale_returned"]);
  const { lines } = await maker.call(invoices.show, { id: credited.invoiceId });
  await maker.call(invoices.credit, { id: credited.invoiceId, lines: [{ line: lines[0]?.id }], reason: "Geste", mail: false });
  expect(fieldsNamedBy(await refusalOf(maker.call(sales.takeBack, { id: credited.id, reason: "Erreur" })))).toEqual(["id:sale_credited"]);
});

it("what is not there is not sold, an invoice has a client, and a gift is no sale", async () => {
  const maker = await newStall();
  expect(await refusalOf(sell(maker, 13))).toMatchObject({ code: "not_enough" });
  expect(fieldsNamedBy(await refusalOf(sell(maker, 1, { paper: "invoice" })))).toEqual(["client:invoice_for_whom"]);
  const free = { lines: [{ item: "BOCAL", amount: piece(1), price: 0 }] };
  expect(fieldsNamedBy(await refusalOf(sell(maker, 1, free)))).toEqual(["lines:nothing_due"]);
});

it("a business is given an invoice of the usual series, at its prices excl. tax", async () => {
  const maker = await newSampleMaker();
  const sale = await maker.call(sales.create, {
    client: "ESSAI-CLIENT",
    lines: [{ item: "ESSAI-PRODUIT", amount: { value: 3, unit: "kg" } }],
    method: "card",
  });
  expect(sale).toMatchObject({ paper: "invoice", method: "card" });
  expect(sale.number).toMatch(/^FA-/);
  expect(await maker.call(invoices.show, { id: sale.invoiceId })).toMatchObject({ subtotal: 270_000, status: "paid" });
});

it("ten who sell at once make one chain without a gap, and passers-by are one client", async () => {
  const maker = await newStall();
  const made = await Promise.all(Array.from({ length: 10 }, () => sell(maker, 1)));
  const numbers = made.map(({ number }) => Number(number.slice(-4))).sort((one, other) => one - other);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [journal, people] = await Promise.all([maker.call(sales.journal, {}), maker.call(clients.list, {})]);
  expect(journal).toMatchObject({ count: 10, total: 850_000, running: 850_000, sealed: true, methods: [{ method: "cash", count: 10 }] });
  expect(people.total).toBe(1);
});

it("nobody changes what the till took, and who could would be found out", async () => {
  const maker = await newStall();
  for (const value of [1, 2, 3]) await sell(maker, value);
  const change = sql`update sales set total = total - 10000 where place = 2`;
  await expect(maker.db.run(change)).rejects.toThrow();
  await expect(maker.db.run(sql`delete from sales where place = 2`)).rejects.toThrow();
  await maker.db.run(sql`drop trigger sales_unchanged`);
  await maker.db.run(change);
  expect((await maker.call(sales.journal, {})).sealed).toBe(false);
});
