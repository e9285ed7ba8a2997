import { beforeAll, expect, it } from "vitest";
import { levels } from "@/db/business";
import { addDays, civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import { figures } from "@/worker/modules/business/figures/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { fillAtRandom } from "./random-data";
import { fillWithTheRest } from "./random-others";

/** What stands at a day: everything until then, whatever the stretches it is told by. */

let maker: Maker;
const today = civilDate(Date.now());
const standing = ["stockValueOn", "stockQuantityOn", "treasuryBalance"];
const ask = (question: object) => maker.call(figures.query, { limit: 1_000, ...question });

beforeAll(async () => {
  maker = await newMaker();
  await fillAtRandom(maker.db, 31);
  await fillWithTheRest(maker.db, 32, today);
});

it.each(standing)("%s at the end of each month is the figure of any period that ends there", async (measure) => {
  const { items, totals } = await ask({ measures: [measure], by: ["month"], from: "2025-01-01", to: "2026-06-30" });
  expect(items.length).toBe(18);
  for (const { keys, figures: own } of items) {
    const to = lastOfMonth(`${keys[0]?.key}-01`);
    expect((await ask({ measures: [measure], from: "2025-01-01", to })).totals.figures, to).toEqual(own);
    expect((await ask({ measures: [measure], from: to, to })).totals.figures, to).toEqual(own);
  }
  expect(items.at(-1)?.figures).toEqual(totals.figures);
});

it("is told for each group in each month, whether anything moved or not, and compared with a year before", async () => {
  const question = { measures: ["stockValueOn"], by: ["item", "month"], from: "2026-01-01", to: "2026-06-30" };
  const { items, totals } = await ask({ ...question, compare: "year" });
  const before = await ask({ ...question, from: "2025-01-01", to: "2025-06-30" });
  const last = items.filter(({ keys }) => keys[1]?.key === "2026-06");
  expect(last.reduce((sum, { figures: [figure] }) => sum + (figure?.money ?? 0), 0)).toBe(totals.figures[0]?.money);
  for (const { keys, figures: own } of before.items) {
    const now = items.find((one) => one.keys[0]?.key === keys[0]?.key && one.keys[1]?.key === keys[1]?.key?.replace("2025", "2026"));
    expect(now?.before).toEqual(own);
  }
});

it("is today what lies there and what the treasury tells", async () => {
  const [{ totals }, now, { balance }] = await Promise.all([
    ask({ measures: [...standing], to: today }),
    maker.call(stock.valueOn, {}),
    maker.call(treasury.summary, {}),
  ]);
  const [worth, amounts, cash] = totals.figures;
  expect(cash?.money).toBe(balance);
  const rows = await maker.db.select().from(levels);
  const whole = (await ask({ measures: ["stockValue", "stockQuantity"] })).totals.figures;
  expect(amounts).toEqual(whole[1]);
  expect(worth?.money).toBe(now.value);
  // A lot in several places is rounded in each.
  expect(Math.abs((worth?.money ?? 0) - (whole[0]?.money ?? 0))).toBeLessThanOrEqual(
    rows.length - new Set(rows.map(({ lotId }) => lotId)).size,
  );
});

it("is not narrowed to what moved within a stretch, and is unknown of several stretches together", async () => {
  const narrowed = { measures: ["stockValueOn"], filters: [{ dimension: "month", is: ["2026-01"] }] };
  expect((await refusalOf(ask(narrowed))).detail.fields?.[0]).toMatchObject({ field: "filters.0.dimension", code: "not_by" });
  const { others } = await ask({ measures: ["stockValueOn"], by: ["month"], from: "2026-01-01", to: "2026-06-30", limit: 2 });
  expect(others?.figures).toEqual([{ money: null }]);
});

it("is ahead what the forecast says of each month, and the sum of what is to come until then", async () => {
  const soon = addDays(today, 20);
  const plan = { type: "expense", category: "rent", description: "Loyer", amount: 800, nextOn: addDays(today, 3), rhythm: "monthly" };
  await maker.call(treasuryPlans.create, plan);
  const { points } = await maker.call(treasury.forecast, { by: "monthly" });
  const last = points.at(-1)?.to ?? today;
  const { items } = await ask({ measures: ["treasuryExpected"], by: ["month"], from: today, to: last });
  expect(items.map(({ figures: [figure] }) => figure?.money)).toEqual(points.map(({ balance }) => balance));
  const until = { from: today, to: soon };
  const [balance, flows, now] = await Promise.all([
    ask({ measures: ["treasuryExpected"], ...until }),
    ask({ measures: ["treasuryExpectedIn", "treasuryExpectedOut"], by: ["flowKind"], ...until }),
    maker.call(treasury.summary, {}),
  ]);
  const [moneyIn, moneyOut] = flows.totals.figures.map((figure) => figure.money ?? 0) as [number, number];
  expect(balance.totals.figures[0]?.money).toBe(now.balance + moneyIn - moneyOut);
  expect(flows.items.find(({ keys }) => keys[0]?.key === "plan")?.figures[1]?.money).toBe(800 * 10_000);
});
