import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { sales } from "@/worker/modules/sell/sales/contract";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";

const piece = (value: number) => ({ value, unit: "piece" });

/** A stall with jars at 4 euros on the label. */
async function newStall(): Promise<Maker> {
  const maker = await newMaker();
  await maker.call(items.create, { sku: "POT", name: "Pot", unit: "piece", price: 3.7915, vatRate: 5.5 });
  await maker.call(stock.receive, { item: "POT", amount: piece(100), ddm: "2999-01-01", unitCost: 1 });
  return maker;
}
const sell = (maker: Maker, pots: number, method: string) =>
  maker.call(sales.create, { lines: [{ item: "POT", amount: piece(pots) }], method });
const expected = (maker: Maker) => maker.call(tillClosings.current, {});

it("a count says what ought to be there, and what lacks is an expense of the till", async () => {
  const maker = await newStall();
  await sell(maker, 3, "cash");
  await sell(maker, 5, "card");
  const undone = await sell(maker, 2, "cash");
  await maker.call(sales.takeBack, { id: undone.id, reason: "Erreur" });
  const closing = await maker.call(tillClosings.create, { opening: 50, counted: 61.5, taken: 11.5 });
  expect(closing).toMatchObject({
    ...{ opening: 500_000, cash: 120_000, expected: 620_000, counted: 615_000, difference: -5_000, remaining: 500_000 },
    ...{ count: 3, takenBack: 1, total: 320_000, running: 320_000 },
  });
  const { items: entries } = await maker.call(treasury.list, { category: "till" });
  expect(entries).toMatchObject([{ type: "expense", amount: 5_000, description: `Écart de caisse, clôture ${closing.reference}` }]);
});

it("what remained is the float of the next one, whose sales begin where the last ended", async () => {
  const maker = await newStall();
  await sell(maker, 1, "cash");
  await maker.call(tillClosings.create, { counted: 4, taken: 1 });
  expect(await expected(maker)).toMatchObject({ opening: 30_000, cash: 0, count: 0, isFirst: false });
  await sell(maker, 2, "cash");
  expect(await expected(maker)).toMatchObject({ expected: 110_000, count: 1, total: 80_000, running: 120_000 });
  expect(await maker.call(tillClosings.create, { counted: 11 })).toMatchObject({ difference: 0, remaining: 110_000 });
  expect((await maker.call(treasury.list, { category: "till" })).items).toEqual([]);
});

it("more than was counted is not taken out, and a float is typed once", async () => {
  const maker = await newStall();
  const above = await refusalOf(maker.call(tillClosings.create, { counted: 10, taken: 10.01 }));
  expect(fieldsNamedBy(above)).toEqual(["taken:taken_above"]);
  await maker.call(tillClosings.create, { opening: 10, counted: 10, taken: 10 });
  expect(fieldsNamedBy(await refusalOf(maker.call(tillClosings.create, { counted: 1, opening: 1 })))).toEqual(["opening:opening_settled"]);
});

it("two counts at once are one after the other, and none is changed or removed", async () => {
  const maker = await newStall();
  await sell(maker, 1, "cash");
  const both = await Promise.all([1, 2].map((counted) => maker.call(tillClosings.create, { counted })));
  expect(both.map(({ count }) => count).sort()).toEqual([0, 1]);
  await expect(maker.db.run(sql`update till_closings set counted = 0`)).rejects.toThrow();
  await expect(maker.db.run(sql`delete from till_closings`)).rejects.toThrow();
});
