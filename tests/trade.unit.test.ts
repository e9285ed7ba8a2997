import { describe, expect, it } from "vitest";
import { makeDice } from "@/db/seed/dice";
import { logins } from "@/db/seed/logins";
import { withRecipes } from "@/db/seed/recipes";
import { itemRow } from "@/db/seed/rows";
import { clientRows, priceRows } from "@/db/seed/sales";
import { supplierRows, tariffRows } from "@/db/seed/supply";
import { type Year, yearOf } from "@/db/seed/trade/index";
import { booksOf } from "@/db/seed/trade/spending";
import { itemOf } from "@/db/seed/trade/store";
import { sealTill } from "@/db/seed/trade/till";
import { isWhole } from "@/worker/modules/sell/sales/seal";
import { boxOf } from "@/worker/modules/sell/till-closings/rules";
import { addDays } from "@/worker/core/figures/dates";
import { countStatuses } from "@/worker/modules/store/counts/status";
import { worth } from "@/worker/modules/store/ledger";
import { orderStatuses } from "@/worker/modules/sell/orders/status";
import { productionStatuses } from "@/worker/modules/make/production/status";
import { restockStatuses } from "@/worker/modules/buy/restocks/status";

/** The money of a year, of one of the demo's businesses. */
function booksBefore(today: string, place = 0) {
  const { business } = logins.demo[place] ?? {};
  const year = yearBefore(today, place);
  if (!business?.company || !business.clients || !("clients" in year.sales)) throw new Error("This login has no books");
  return booksOf(year, business.company, year.sales.clients, today);
}

/** The year before a day of one of the demo's businesses, as the seed makes it. */
function yearBefore(today: string, place = 0): Year {
  const { seed = 0, business } = logins.demo[place] ?? {};
  if (!business?.clients || !business.supply || !business.trade) throw new Error("This login has no trade");
  const [dice, midnight] = [makeDice(seed), Date.parse(today)];
  const articles = business.articles(dice).map((article) => itemRow(article, dice, midnight));
  const { items, recipes } = withRecipes(articles, business.recipes ?? [], dice, midnight);
  const clients = clientRows(business.clients, dice, midnight);
  const prices = priceRows(items, dice, midnight);
  const suppliers = supplierRows(business.supply.suppliers, dice, midnight);
  const { tariffs, prices: past } = tariffRows(business.supply.offers, items, suppliers, dice, midnight);
  const beginning = { items, recipes, clients, prices, supply: { suppliers, tariffs, past }, owner: "owner" };
  return yearOf(beginning, business.trade, dice, today);
}

const today = "2026-11-20";
const year = yearBefore(today);
const { store, workshop, purchases, sales } = year;
const lots = [...store.lots.values()];
const stocked = [...store.places.values()].flat().filter(({ amount }) => amount > 0);

describe("the cannery's year of trade", () => {
  it("is as large as a small cannery's", () => {
    expect(sales.orders.length).toBeGreaterThanOrEqual(300);
    expect(workshop.productions.length).toBeGreaterThanOrEqual(120);
    expect(purchases.restocks.length).toBeGreaterThanOrEqual(200);
    expect(store.movements.length).toBeGreaterThanOrEqual(3_000);
  });

  it("keeps every lot and place the sum of its movements, never below zero, nor below what is promised", () => {
    const levels = new Map<string, number>();
    for (const { lotId, locationId, amount } of store.movements) {
      const level = (levels.get(`${lotId} ${locationId}`) ?? 0) + amount;
      expect(level).toBeGreaterThanOrEqual(0);
      levels.set(`${lotId} ${locationId}`, level);
    }
    const expected = new Map(stocked.map(({ lotId, locationId, amount }) => [`${lotId} ${locationId}`, amount]));
    expect(new Map([...levels].filter(([, amount]) => amount > 0))).toEqual(expected);
    const promised = (lotId: string, locationId: string) =>
      store.promises.filter((one) => one.lotId === lotId && one.locationId === locationId).reduce((sum, { amount }) => sum + amount, 0);
    expect(stocked.filter(({ lotId, locationId, reserved }) => reserved !== promised(lotId, locationId))).toEqual([]);
    expect(stocked.filter(({ reserved, amount }) => reserved > amount || reserved < 0)).toEqual([]);
  });

  it("ships and uses no lot before it came, after its DLC, or on hold", () => {
    for (const { lotId, day, type } of store.movements) {
      const lot = store.lots.get(lotId);
      expect(day >= (lot?.bornOn ?? "9999")).toBe(true);
      if (type === "shipment" || type === "consumption") expect((lot?.dlc ?? "9999") >= day).toBe(true);
    }
  });

  it("makes each lot worth what went into it and the work", () => {
    for (const production of workshop.productions.filter(({ status }) => status === "completed")) {
      const used = store.movements.filter(({ causeId, type }) => causeId === production.id && type === "consumption");
      const value = used.reduce((sum, move) => sum + worth(-move.amount, itemOf(store, move.itemId).unit, move.unitCost), 0);
      expect(value).toBe((production.cost?.materials ?? 0) + (production.cost?.packaging ?? 0));
      expect(store.lots.get(production.lotId ?? "")?.unitCost).toBe(production.cost?.unit);
      expect(production.output).toBeLessThanOrEqual(production.amount);
    }
  });

  it("says on each order what has left of it", () => {
    for (const order of sales.orders) {
      for (const line of order.lines) {
        const delivered = sales.deliveries.flatMap((one) => one.lines).filter(({ orderLineId }) => orderLineId === line.id);
        expect(delivered.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.shipped);
        expect(delivered.reduce((sum, { returned }) => sum + returned, 0)).toBe(line.returned);
      }
      if (["shipped", "delivered", "completed"].includes(order.status)) expect(order.deliveredShare).toBe(10_000);
    }
  });

  it("goes several levels deep, from suppliers to clients", () => {
    const madeFrom = new Map(workshop.productions.map(({ lotId, used }) => [lotId, used.map((line) => line.lotId)]));
    const depth = (lotId: string): number => 1 + Math.max(0, ...(madeFrom.get(lotId) ?? []).map(depth));
    expect(Math.max(...lots.map(({ id }) => depth(id)))).toBeGreaterThanOrEqual(4);
    expect(lots.filter(({ cause, supplierLot }) => cause === "restock" && !supplierLot)).toEqual([]);
  });

  it("numbers every series without a gap, by the year a record was made in", () => {
    const references = [
      ...lots.map(({ number }) => number),
      ...[...(year.market?.orders ?? []), ...(year.market?.deliveries ?? [])].map((row) => row.reference),
      ...[...sales.orders, ...sales.deliveries, ...purchases.restocks, ...workshop.productions, ...year.counts].map((row) => row.reference),
    ];
    expect(new Set(references).size).toBe(references.length);
    const total = [...store.series.values()].reduce((sum, last) => sum + last, 0);
    expect(references).toHaveLength(total);
  });

  it("is the same from the same number", () => {
    const rows = ({ store, workshop, purchases, sales, counts, minimums }: Year) => {
      const { lots, movements, promises, series } = store;
      return JSON.stringify([[...lots], movements, promises, [...series], workshop.productions, purchases, sales, counts, minimums]);
    };
    expect(rows(yearBefore(today)) === rows(year)).toBe(true);
  });
});

describe.each(["2026-11-16", "2026-11-21", "2026-11-22", "2026-12-24", "2027-03-03", "2027-05-01", "2027-07-15"])("on %s", (day) => {
  const then = yearBefore(day);
  const of = (rows: { status: string }[]) => new Set(rows.map(({ status }) => status));

  it("has every status of everything, and goods that wait for a decision", () => {
    expect(of(then.sales.orders)).toEqual(new Set(orderStatuses));
    expect(of(then.workshop.productions)).toEqual(new Set(productionStatuses));
    expect(of(then.purchases.restocks)).toEqual(new Set(restockStatuses));
    expect(of(then.counts)).toEqual(new Set(countStatuses.slice(0, 2)));
    const decisions = [...then.store.lots.values()].map(({ decision }) => decision);
    expect(new Set(decisions)).toEqual(new Set(["available", "on_hold", "rejected", "scrapped"]));
  });

  it("has lots near and past their dates, shortages, and a late restock", () => {
    const places = [...then.store.places.values()].flat().filter(({ amount }) => amount > 0);
    expect(places.some(({ dlc }) => dlc !== null && dlc < day)).toBe(true);
    expect(places.some(({ ddm }) => ddm !== null && ddm < day)).toBe(true);
    expect(places.filter(({ useBy }) => useBy >= day && useBy < addDays(day, 30)).length).toBeGreaterThan(3);
    const free = (id: string) =>
      places.filter((one) => one.itemId === id).reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
    expect(then.minimums.filter(({ id, minimum }) => free(id) < minimum).length).toBeGreaterThan(2);
    expect(then.purchases.restocks.some(({ status, expectedOn }) => status === "ordered" && (expectedOn ?? day) < addDays(day, -3))).toBe(
      true,
    );
  });

  it("writes nothing of today or later", () => {
    const rows = [
      ...then.sales.orders,
      ...then.workshop.productions,
      ...then.purchases.restocks,
      ...then.store.movements.map(({ at }) => ({ createdAt: at })),
    ];
    expect(rows.every(({ createdAt }) => createdAt < Date.parse(day))).toBe(true);
  });
});

it("lets the neighbour have a small year of its own", () => {
  const brewery = yearBefore(today, 1);
  expect(brewery.sales.orders.length).toBeGreaterThan(30);
  expect(brewery.workshop.productions.filter(({ status }) => status === "completed").length).toBeGreaterThan(20);
});

describe("the money of the year", () => {
  const books = booksBefore(today);
  const ofType = (type: string) => books.invoices.filter((one) => one.type === type);

  it("numbers invoices and credit notes without gap or twin, in the order of days", () => {
    for (const [type, prefix] of [
      ["client", "FA"],
      ["credit", "AV"],
    ] as const) {
      const sent = ofType(type).filter(({ number }) => number && !number.startsWith("TK-"));
      expect(sent.length).toBeGreaterThan(type === "client" ? 250 : 0);
      for (const year of ["2025", "2026"]) {
        const own = sent.filter(({ number }) => number?.startsWith(`${prefix}-${year}`));
        expect(own.map(({ number }) => Number(number?.slice(-4)))).toEqual(own.map((_, place) => place + 1));
        expect(own.map(({ issuedOn }) => issuedOn)).toEqual(own.map(({ issuedOn }) => issuedOn).sort());
      }
    }
  });

  it("holds markets whose till is sealed from sale to sale, and counted after each", async () => {
    const { sales: sold, closings } = await sealTill(books.till ?? { sales: [], closings: [] });
    expect(sold.length).toBeGreaterThan(20);
    expect(await isWhole(sold)).toBe(true);
    expect(sold.at(-1)?.running).toBe(sold.reduce((sum, { total }) => sum + total, 0));
    expect(closings.map((row) => boxOf(row))).toMatchObject([0, -20_000, 0].map((difference) => ({ difference, remaining: 500_000 })));
    for (const row of sold) expect(row.lines.reduce((sum, { total }) => sum + total, 0)).toBe(row.total);
  });

  it("pays no more than what was asked, and the treasury says each payment once", () => {
    for (const invoice of books.invoices) {
      // A credit note is used up by what it settles.
      const isOwn = (payment: (typeof books.payments)[number]) =>
        invoice.type === "credit" ? payment.creditId === invoice.id : payment.invoiceId === invoice.id;
      const paid = books.payments.filter(isOwn).reduce((sum, { amount }) => sum + amount, 0);
      expect(paid).toBe(invoice.paid ?? 0);
      expect(paid).toBeLessThanOrEqual(invoice.total);
      if (invoice.status === "paid") expect(paid).toBe(invoice.total);
    }
    const real = books.payments.filter(({ creditId }) => !creditId).map(({ id }) => id);
    expect(books.entries.flatMap(({ paymentId }) => paymentId ?? []).sort()).toEqual(real.sort());
  });

  it("has clients who are late, suppliers to pay, and a treasury that never runs dry", () => {
    const due = ofType("client").filter(({ status, dueOn }) => status === "sent" && (dueOn ?? "") < today);
    expect(due.length).toBeGreaterThanOrEqual(5);
    expect(ofType("supplier").filter(({ status }) => status === "to_pay").length).toBeGreaterThanOrEqual(5);
    let balance = 0;
    for (const { type, amount } of [...books.entries].sort((one, other) => (one.day < other.day ? -1 : 1))) {
      balance += type === "income" ? amount : -amount;
    }
    expect(balance).toBeGreaterThan(0);
    expect(books.balances).toMatchObject([{ balance, day: today }]);
  });
});
