import "@/tests/support/properties";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { clients, items, orders } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { figures } from "@/worker/modules/business/figures/contract";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { type Maker, newMaker } from "@/tests/support/in-process";

/** What orders tell of clients and products, against a recount of random orders in plain loops. */

interface Line {
  itemId: string;
  amount: number;
  total: number;
  isCrate: boolean;
}
interface Order {
  clientId: string;
  status: "draft" | "cancelled" | "confirmed" | "delivered" | "on_hold";
  orderedOn: string;
  lines: Line[];
}

const times = { version: 1, createdAt: 1, updatedAt: 1 };
const today = civilDate(Date.now());
const monthsAgo = (months: number) => firstOfMonth(today, -months).slice(0, 7);
const productNames = ["i0", "i1", "i2", "i3", "i4", "i5"];
const clientNames = [PASSERS_BY, "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];

const line = fc.record({
  itemId: fc.constantFrom(...productNames),
  amount: fc.integer({ min: 1, max: 90_000 }),
  total: fc.integer({ min: 0, max: 90_000 }).map((cents) => cents * 100),
  isCrate: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});
const order: fc.Arbitrary<Order> = fc.record({
  clientId: fc.constantFrom(...clientNames),
  status: fc.constantFrom("draft", "cancelled", "confirmed", "delivered", "on_hold"),
  orderedOn: fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom("01", "14", "28"))
    .map(([months, day]) => `${monthsAgo(months)}-${day}`),
  lines: fc.array(line, { minLength: 0, maxLength: 4 }),
});

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await maker.db.insert(clients).values(
    clientNames.map((id) => ({
      ...{ id, reference: id.toUpperCase(), companyName: id, sortName: id, searchText: "", category: "horeca" as const, ...times },
      ...{ status: "active" as const, paymentTerms: "30_days" as const },
    })),
  );
  await maker.db.insert(items).values(
    productNames.map((id, place) => ({
      ...{ id, kind: "product" as const, status: "active" as const, name: `Article ${id}`, sortName: id, sku: id, category: "" },
      ...{ unit: place % 2 ? ("kg" as const) : ("piece" as const), vatRate: 550, searchText: "", cost: null, ...times },
    })),
  );
});

/** Puts these orders in place of those that were there. */
async function write(all: readonly Order[]): Promise<void> {
  await maker.db.delete(orders);
  const rows = all.map(({ clientId, status, orderedOn, lines }, place) => ({
    ...{ id: `o${place}`, reference: `CMD-${place}`, clientId, status, orderedOn, priceList: "horeca" as const, vat: [], ...times },
    ...{ searchText: "", subtotal: 0, total: 0 },
    lines: lines.map(({ itemId, amount, total, isCrate }, at) => ({
      ...{ id: `${place}-${at}`, itemId, description: "", amount, total, price: 0, discount: 0, vatRate: 550, shipped: 0, returned: 0 },
      ...{ unit: "piece" as const, per: "piece" as const, ...(isCrate && { container: "charged" as const }) },
    })),
  }));
  if (rows.length) await maker.db.insert(orders).values(rows);
}

const counts = ({ status }: Order) => status !== "draft" && status !== "cancelled";
const monthOf = ({ orderedOn }: Order) => orderedOn.slice(0, 7);
const soldLines = ({ lines }: Order) => lines.filter(({ isCrate }) => !isCrate);
const worth = (lines: readonly Line[]) => lines.reduce((sum, { total }) => sum + total, 0);
const histories = fc.array(order, { maxLength: 80 });
const lengths = fc.integer({ min: 2, max: 24 });

it("counts clients by the month of their first order, and who ordered again", async () => {
  await fc.assert(
    fc.asyncProperty(histories, lengths, async (all, months) => {
      await write(all);
      const { items: rows, period } = await maker.call(figures.cohorts, { months });
      expect([period.from, period.to.slice(0, 7)]).toEqual([firstOfMonth(today, -months), monthsAgo(1)]);
      const own = all.filter((one) => counts(one) && one.clientId !== PASSERS_BY);
      const firstOf = (id: string) =>
        own
          .filter(({ clientId }) => clientId === id)
          .map(monthOf)
          .sort()[0];
      const stretch = Array.from({ length: months }, (_, place) => monthsAgo(months - place));
      const expected = stretch.flatMap((month, at) => {
        const members = clientNames.filter((id) => firstOf(id) === month);
        if (!members.length) return [];
        const theirs = own.filter((one) => members.includes(one.clientId) && stretch.includes(monthOf(one)));
        const isLate = (id: string) => theirs.some((one) => one.clientId === id && monthOf(one) > month);
        const bought = theirs.flatMap(soldLines);
        return [
          {
            month,
            clients: members.length,
            returned: members.filter(isLate).length,
            money: worth(bought),
            months: stretch.slice(at).map((later) => {
              const there = theirs.filter((one) => monthOf(one) === later);
              return { month: later, clients: new Set(there.map(({ clientId }) => clientId)).size, money: worth(there.flatMap(soldLines)) };
            }),
            products: productNames
              .filter((id) => bought.some(({ itemId }) => itemId === id))
              .map((id) => ({ id, name: `Article ${id}`, money: worth(bought.filter(({ itemId }) => itemId === id)) }))
              .sort((one, other) => other.money - one.money || (one.id < other.id ? -1 : 1))
              .slice(0, 3),
          },
        ];
      });
      expect(rows.map(({ rate: _, months: cells, ...row }) => ({ ...row, months: cells.map(({ rate: __, ...cell }) => cell) }))).toEqual(
        expected,
      );
      for (const { clients: whole, returned, rate } of rows) expect(Math.abs(rate - (returned * 10_000) / whole)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 40 },
  );
});

it("says that of two new clients of a month one came back, and what they bought", async () => {
  const jars = { itemId: "i0", amount: 12_000, total: 600_000, isCrate: false };
  const at = (clientId: string, months: number): Order => ({
    clientId,
    status: "delivered",
    orderedOn: `${monthsAgo(months)}-14`,
    lines: [jars],
  });
  await write([at("c1", 30), at("c1", 3), at("c2", 3), at("c3", 3), at("c3", 1)]);
  const { items: rows } = await maker.call(figures.cohorts, { months: 12 });
  expect(rows).toMatchObject([
    { month: monthsAgo(3), clients: 2, returned: 1, rate: 5_000, money: 1_800_000, products: [{ id: "i0", money: 1_800_000 }] },
  ]);
  expect(rows[0]?.months.map(({ clients: came }) => came)).toEqual([2, 0, 1]);
});

it("counts what stands in the same orders, and how much more often than by chance", async () => {
  await fc.assert(
    fc.asyncProperty(histories, lengths, async (all, months) => {
      await write(all);
      const { items: rows, orders: whole, total } = await maker.call(figures.basket, { months, limit: 100 });
      const baskets = all
        .filter((one) => counts(one) && monthOf(one) >= monthsAgo(months) && monthOf(one) <= monthsAgo(1))
        .map((one) => new Set(soldLines(one).map(({ itemId }) => itemId)))
        .filter(({ size }) => size > 0);
      const withAll = (...ids: string[]) => baskets.filter((basket) => ids.every((id) => basket.has(id))).length;
      const expected = productNames.flatMap((first) =>
        productNames
          .filter((second) => first < second && withAll(first, second) >= 3)
          .map((second) => [first, second, withAll(first, second), withAll(first), withAll(second)]),
      );
      expect([whole, total]).toEqual([baskets.length, expected.length]);
      const shown = rows.map(({ first, second, both, firstOrders, secondOrders }) => [
        first.id,
        second.id,
        both,
        firstOrders,
        secondOrders,
      ]);
      expect([...shown].sort()).toEqual(expected.sort());
      expect(rows.map(({ both }) => both)).toEqual(rows.map(({ both }) => both).sort((one, other) => other - one));
      for (const { both, firstOrders, secondOrders, lift } of rows) {
        expect(Math.abs(lift - (both / firstOrders / (secondOrders / whole)) * 10_000)).toBeLessThanOrEqual(0.501);
      }
    }),
    { numRuns: 40 },
  );
});

it("holds prices and quantities against those of the same months a year before", async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 12 }), async (all, months) => {
      await write(all);
      const { items: rows, other } = await maker.call(figures.prices, { months, limit: 100 });
      const during = (since: number) =>
        all.filter((one) => counts(one) && monthOf(one) >= monthsAgo(since + months) && monthOf(one) <= monthsAgo(since + 1));
      const of = (some: readonly Order[], id: string) => some.flatMap(soldLines).filter(({ itemId }) => itemId === id);
      const amountOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
      const sold = productNames.filter((id) => of(during(0), id).length);
      expect(rows.map(({ id }) => id).sort()).toEqual(sold);
      // Where none of them was sold a year before, as many months just before stand beside.
      const hasYear = sold.some((id) => of(during(12), id).length);
      const back = hasYear ? 12 : months;
      if (sold.length) expect(other.from).toBe(firstOfMonth(today, -months - back));
      const sizes = rows.map(({ now }) => now.money);
      expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
      for (const { id, per, now, before, priceChange, quantityChange, moneyChange, months: cells } of rows) {
        const factor = per === "kg" ? 1_000_000 : 1_000;
        for (const [figure, lines] of [[now, of(during(0), id)] as const, [before, of(during(back), id)] as const]) {
          expect([figure.quantity.amount, figure.money]).toEqual([amountOf(lines), worth(lines)]);
          if (!lines.length) expect(figure.price).toBeNull();
          else expect(Math.abs((figure.price ?? Number.NaN) - (worth(lines) * factor) / amountOf(lines))).toBeLessThanOrEqual(0.501);
        }
        const change = (was: number | null, is: number | null) => (was ? (((is ?? 0) - was) / was) * 10_000 : null);
        const pairs = [
          [priceChange, change(before.price, now.price)],
          [quantityChange, change(before.quantity.amount, now.quantity.amount)],
          [moneyChange, change(before.money, now.money)],
        ] as const;
        for (const [figure, recount] of pairs) {
          if (recount === null) expect(figure).toBeNull();
          else expect(Math.abs((figure ?? Number.NaN) - recount) / Math.max(1, Math.abs(recount))).toBeLessThanOrEqual(0.51);
        }
        const every = [...during(back), ...during(0)].filter((one) => soldLines(one).some(({ itemId }) => itemId === id));
        expect(cells.map(({ month }) => month)).toEqual([...new Set(every.map(monthOf))].sort());
        expect(cells.reduce((sum, { money }) => sum + money, 0)).toBe(now.money + before.money);
      }
    }),
    { numRuns: 40 },
  );
});

it("says that a jar dearer by a quarter sold a third less, and what it goes with", async () => {
  const at = (months: number, amount: number, total: number, itemId = "i0"): Order => ({
    ...{ clientId: "c1", status: "delivered", orderedOn: `${monthsAgo(months)}-14` },
    lines: [
      { itemId, amount, total, isCrate: false },
      { itemId: "i1", amount: 1_000, total: 100, isCrate: false },
    ],
  });
  // 30 jars at 4 €, then 20 at 5 €; three orders of the last year hold both.
  await write([at(14, 30_000, 1_200_000), at(2, 20_000, 1_000_000), at(3, 1, 0, "i2"), at(4, 1, 0), at(5, 1, 0)]);
  const { items: rows } = await maker.call(figures.prices, { months: 2 });
  expect(rows[0]).toMatchObject({
    id: "i0",
    priceChange: 2_500,
    quantityChange: -3_333,
    now: { price: 50_000 },
    before: { price: 40_000 },
  });
  const { items: pairs, orders: whole } = await maker.call(figures.basket, { months: 12 });
  expect([whole, pairs]).toMatchObject([
    4,
    [{ first: { id: "i0" }, second: { id: "i1" }, both: 3, firstOrders: 3, secondOrders: 4, lift: 10_000 }],
  ]);
  // A young business has no year before: the months just before stand beside.
  await write([at(4, 30_000, 1_200_000), at(2, 20_000, 1_000_000)]);
  const young = await maker.call(figures.prices, { months: 2 });
  expect([young.other.from, young.items[0]]).toMatchObject([firstOfMonth(today, -4), { id: "i0", priceChange: 2_500 }]);
});
