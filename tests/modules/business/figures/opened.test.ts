import { beforeAll, expect, it } from "vitest";
import type { Result } from "@/worker/core/contract/operation";
import { figures } from "@/worker/modules/business/figures/contract";
import { coerce } from "@/worker/core/contract/coerce";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Operation } from "@/worker/core/contract/operation";
import { registry } from "@/worker/modules";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { addMonths, civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import { fillAtRandom } from "./random-data";
import { fillWithTheRest } from "./random-others";

/** Every figure opens: whatever the measure and the group, the records behind it come to it. */

type Value = Result<typeof figures.query>["totals"]["figures"][number];
let maker: Maker;
type Measured = Result<typeof figures.catalogue>["items"][number];
let catalogue: Result<typeof figures.catalogue>;
const days = { from: "2025-01-01", to: "2026-12-31" };

beforeAll(async () => {
  maker = await newMaker();
  await fillAtRandom(maker.db, 815);
  await fillWithTheRest(maker.db, 816, civilDate(Date.now()));
  catalogue = await maker.call(figures.catalogue);
});

const sizesOf = ({ quantities, lacking, per, ...one }: Value): Record<string, number> =>
  quantities ? Object.fromEntries(quantities.map(({ amount, unit }) => [unit, amount])) : { one: Number(Object.values(one)[0] ?? 0) };

/** All the records of a figure, added up as anyone would. */
async function allRows(question: { measure: string; [more: string]: unknown }) {
  const sums: Record<string, number> = {};
  const partSums: Record<string, number>[] = [{}, {}];
  const add = (to: Record<string, number>, value: Value) => {
    for (const [unit, size] of Object.entries(sizesOf(value))) to[unit] = (to[unit] ?? 0) + size;
  };
  const read = (cursor?: string) => maker.call(figures.rows, { ...question, limit: 1_000, cursor });
  let page = await read();
  for (;;) {
    for (const { value, parts } of page.items) {
      add(sums, value);
      for (const [place, part] of parts.entries()) add(partSums[place] ?? {}, part);
    }
    if (!page.nextCursor) break;
    page = await read(page.nextCursor);
  }
  return { sum: page.sum, parts: page.parts, sums, partSums };
}

/** Sizes by their units, in one order, without those that are nothing. */
const text = (sizes: Record<string, number>) =>
  JSON.stringify(
    Object.entries(sizes)
      .filter(([, size]) => size)
      .sort(),
  );

it("has something to open for every measure", async () => {
  const empty: string[] = [];
  for (const { name, by } of catalogue.items) {
    const { totals, items } = await maker.call(figures.query, { measures: [name], by: by.slice(0, 1), ...days });
    if ([totals, ...items].every(({ figures: [figure = {}] }) => text(sizesOf(figure)) === "[]")) empty.push(name);
  }
  expect(empty).toEqual([]);
});

/** What is computed from others is what it is of all that the records add to these. */
function computed([one, other]: Value[], { name, unit, addsUp }: Measured): Value | null {
  if (!one || !other) return null;
  const [first, second] = [sizesOf(one).one ?? 0, sizesOf(other).one ?? 0];
  if (addsUp) return { [unit]: first - second };
  if (unit === "price") return null;
  if (second === 0) return { [unit]: null };
  const isMean = name === "averageYield" || unit !== "rate";
  const exact = isMean ? first / second : (first * 10_000) / second;
  return { [unit]: unit === "days" || unit === "count" ? Math.round(exact * 10) / 10 : Math.round(exact) };
}

it("opens each group of each dimension and of time to records that come to it", async () => {
  const wrong: string[] = [];
  const check = async (measure: Measured, figure: Value, what: string, narrowed: object) => {
    const { sum, sums, parts, partSums } = await allRows({ measure: measure.name, ...days, ...narrowed });
    const texts = [figure, sum].map((one) => text(sizesOf(one)));
    if (!measure.parts.length) texts.push(text(sums));
    if (new Set(texts).size > 1) wrong.push(`${what}: ${texts.join(" / ")}`);
    for (const [place, part] of parts.entries())
      if (text(sizesOf(part.sum)) !== text(partSums[place] ?? {}))
        wrong.push(`${what}, ${part.name}: ${text(sizesOf(part.sum))} / ${text(partSums[place] ?? {})}`);
    const own = computed(
      parts.map((part) => part.sum),
      measure,
    );
    if (own && text(sizesOf(own)) !== text(sizesOf(sum))) wrong.push(`${what} of its parts: ${text(sizesOf(own))} / ${text(sizesOf(sum))}`);
  };
  for (const measure of catalogue.items) {
    const { totals } = await maker.call(figures.query, { measures: [measure.name], ...days });
    await check(measure, totals.figures[0] ?? {}, measure.name, {});
    for (const axis of measure.by) {
      const { items } = await maker.call(figures.query, { measures: [measure.name], by: [axis], limit: 1_000, ...days });
      for (const { keys, figures: own } of items)
        await check(measure, own[0] ?? {}, `${measure.name} by ${axis} of ${keys[0]?.key}`, {
          filters: [{ dimension: axis, is: [keys[0]?.key ?? ""] }],
        });
    }
    if (!measure.overTime) continue;
    const { items } = await maker.call(figures.query, { measures: [measure.name], by: ["quarter"], ...days });
    for (const { keys, figures: own } of items) {
      const [year, quarter] = (keys[0]?.key ?? "").split("-Q").map(Number) as [number, number];
      const from = `${year}-${String(3 * quarter - 2).padStart(2, "0")}-01`;
      await check(measure, own[0] ?? {}, `${measure.name} in ${from}`, { from, to: lastOfMonth(addMonths(from, 2)) });
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
}, 300_000);

/** What the rows of a list come to: of money its `total` or what moved, or how many there are. */
async function listedTo(operation: Operation, path: string, unit: string) {
  const params = Object.fromEntries(
    [...new URL(path, "http://x").searchParams].filter(([name]) => Object.hasOwn(operation.input.shape, name)),
  );
  const input = coerce(fieldsOf(operation.input), params);
  let sum = 0;
  for (let cursor: string | undefined, pages = 0; pages < 50; pages += 1) {
    const page = (await maker.call(operation, { ...input, limit: 100, cursor })) as {
      items: Record<string, number>[];
      nextCursor: string | null;
    };
    for (const row of page.items) sum += unit === "count" ? 1 : Math.abs(row.total ?? row.amount ?? 0);
    if (!page.nextCursor) return sum;
    cursor = page.nextCursor;
  }
  return sum;
}

it("leads to a list, where one can show the records of a figure and no others, whose rows come to it", async () => {
  const wrong: string[] = [];
  const measures = new Set<string>();
  for (const { name, by, unit, list, overTime } of catalogue.items) {
    const operation = registry.handlers.get(list as never)?.operation;
    const check = async (figure: Value, narrowed: object) => {
      const { listPath } = await maker.call(figures.rows, { measure: name, ...days, ...narrowed, limit: 1 });
      if (!listPath || !operation) return;
      measures.add(name);
      const sum = await listedTo(operation, listPath, unit);
      if (sum !== Number(Object.values(figure)[0] ?? 0))
        wrong.push(`${name} ${JSON.stringify(narrowed)}: ${JSON.stringify(figure)} / ${sum} at ${listPath}`);
    };
    const whole = await maker.call(figures.query, { measures: [name], ...days });
    await check(whole.totals.figures[0] ?? {}, {});
    if (!measures.has(name)) continue;
    for (const axis of by) {
      const { items } = await maker.call(figures.query, { measures: [name], by: [axis], limit: 1_000, ...days });
      for (const { keys, figures: own } of items) await check(own[0] ?? {}, { filters: [{ dimension: axis, is: [keys[0]?.key ?? ""] }] });
    }
    const march = { from: "2025-12-29", to: "2026-02-28" };
    if (overTime) await check((await maker.call(figures.query, { measures: [name], ...march })).totals.figures[0] ?? {}, march);
  }
  expect(wrong).toEqual([]);
  expect([...measures].sort()).toEqual(
    [
      ...["creditNotes", "invoices", "lateOrders", "lowMarginProducts", "orders", "ordersAndQuotes", "ordersToShip", "orderedWithTax"],
      ...["papers", "papersTotal", "treasuryIn", "treasuryOut"],
    ].sort(),
  );
}, 120_000);
