import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { businessPieces } from "@/db/seed/business";
import { makeDice } from "@/db/seed/dice";
import { logins } from "@/db/seed/logins";
import { centsOf, type FecLine, problemsOfFec, readFec } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { addDays, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { insertRows, updateRows } from "@/worker/engine/writing/bulk";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";

/** The demo business, as it stood yesterday, began a year before; its books open with the month. */
const first = firstOfMonth(addDays(today, -366));
/** The end of the last month that is over, and of the year before. */
const until = lastOfMonth(today, -1);
const endOfYear = `${Number(until.slice(0, 4)) - 1}-12-31`;
const newYear = addDays(endOfYear, 1);
/** Ten-thousandths of a euro in a cent. */
const CENT = 100;

let maker: Maker;
/** What was asked for ahead of goods, excl. tax. */
let open = 0;
let ordered = 0;
beforeAll(async () => {
  const [login] = logins.demo;
  if (!login?.business) throw new Error("No business to fill");
  maker = await newMaker();
  const dice = makeDice(login.seed);
  // As it stood yesterday: what is written today comes after all of it.
  const { pieces } = await businessPieces(login.business, dice.id(), dice, Date.parse(addDays(today, -1)));
  for (const { table, rows, ids } of pieces) {
    const named = ids?.map((id) => ({ id }));
    await maker.db.batch([named ? updateRows(maker.db, table, named, rows) : insertRows(maker.db, table, rows)]);
  }
  const { items: invoiced } = await maker.call(invoices.list, { type: "client", status: "paid", limit: 100 });
  const order = await maker.call(orders.create, {
    client: invoiced.find(({ clientId }) => clientId !== PASSERS_BY)?.clientId,
    lines: [{ item: "RIL-CAN-180", amount: { value: 100, unit: "piece" }, price: 5 }],
  });
  await maker.call(orders.confirm, { id: order.id });
  const { id } = await maker.call(invoices.deposit, { order: order.id, share: 30 });
  const deposit = await maker.call(invoices.send, { id, mail: false });
  await maker.call(invoices.markPaid, { id });
  open = deposit.subtotal;
  ordered = order.subtotal;
});

const fecOf = (from: string, to: string) => maker.call(accounting.export, { from, to });
const balanceOf = (lines: FecLine[], ...accounts: string[]) =>
  lines.reduce((sum, line) => (accounts.some((start) => line.CompteNum?.startsWith(start)) ? sum + centsOf(line) : sum), 0);
const inCents = (amount: number) => {
  expect(amount % CENT, "whole cents").toBe(0);
  return amount / CENT;
};

describe("a year of the demo business", () => {
  it("says in its journal what the screens say", async () => {
    const lines = readFec((await fecOf(first, today)).text);
    const [own, theirs, money] = await Promise.all([
      maker.call(invoices.ageing, { limit: 100 }),
      maker.call(supplierInvoices.facets),
      maker.call(bank.balance),
    ]);
    expect(balanceOf(lines, "411"), "411, and what clients owe").toBe(inCents(own.totals.total));
    expect(balanceOf(lines, "401"), "401, and what is owed to suppliers").toBe(0 - inCents(theirs.due - theirs.creditBalance));
    expect(balanceOf(lines, "512", "530"), "512, and the bank").toBe(inCents(money.balance));
    expect(balanceOf(lines, ""), "debits less credits").toBe(0);
    expect(balanceOf(lines, "4191"), "4191, and deposits not yet deducted").toBe(0 - inCents(open));
    expect(open, "a deposit of 30 %").toBe(ordered * 0.3);
    expect(open).toBeGreaterThan(0);
  });

  it("declares each month the VAT that its entries move", async () => {
    const lines = readFec((await fecOf(first, today)).text);
    for (let from = firstOfMonth(first); from <= today; from = firstOfMonth(from, 1)) {
      const to = lastOfMonth(from);
      const { lines: declared, due } = await maker.call(accounting.vat, { from, to });
      const taxOf = (name: string) => declared.find(({ line }) => line === name)?.tax ?? 0;
      const own = lines.filter(({ EcritureDate = "" }) => EcritureDate.slice(0, 6) === from.slice(0, 7).replace("-", ""));
      expect(0 - balanceOf(own, "44571", "4452"), `line 16 of ${from}`).toBe(inCents(taxOf("16")));
      expect(balanceOf(own, "44562", "44566"), `line 23 of ${from}`).toBe(inCents(taxOf("23") - taxOf("22")));
      expect(taxOf("28") - taxOf("25"), `what is due of ${from}`).toBe(due);
      const sumOf = (...names: string[]) => names.reduce((sum, name) => sum + taxOf(name), 0);
      expect(sumOf("08", "9B", "09", "T6", "13", "I1", "I2", "I4", "I5", "15"), `lines of ${from} that make line 16`).toBe(taxOf("16"));
    }
  });

  it("closes, and its file is one that the tax office accepts", async () => {
    const before = readFec((await fecOf(first, endOfYear)).text);
    expect(problemsOfFec({ ...(await fecOf(first, until)), from: first, to: until, isClosed: false })).toEqual([]);
    await maker.call(accounting.close, { until: endOfYear });
    await maker.call(accounting.close, { until });
    const year = await fecOf(newYear, until);
    expect(problemsOfFec({ ...year, from: newYear, to: until, isClosed: true })).toEqual([]);
    expect(problemsOfFec({ ...(await fecOf(first, endOfYear)), from: first, to: endOfYear, isClosed: true })).toEqual([]);
    // What stands of the year before opens the next one: each account of the balance sheet, and the result in one sum.
    const opening = readFec(year.text).filter(({ JournalCode }) => JournalCode === "AN");
    for (const account of ["401", "411", "445", "512"]) expect(balanceOf(opening, account), account).toBe(balanceOf(before, account));
    expect(balanceOf(opening, "120", "129"), "the result").toBe(balanceOf(before, "6", "7"));
    expect(balanceOf(opening, "6", "7"), "nothing of it is carried twice").toBe(0);
  });
});
