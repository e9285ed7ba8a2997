import "@/tests/support/properties";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Result } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { units } from "@/worker/core/figures/quantity";
import { bucketOf, type Grain, grains, isGrain } from "@/worker/engine/figures/days";
import { figures } from "@/worker/modules/business/figures/contract";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { fillAtRandom } from "./random-data";
import { cameTo, type Part, partsOfAll } from "./recount";

/** Whatever the data and the question: groups add up, and a figure is what anyone would count from the rows. */

type Answer = Result<typeof figures.query>;
type Value = Answer["totals"]["figures"][number];
let maker: Maker;
let neighbour: Maker;
let parts: Record<string, Part[]>;
let catalogue: Result<typeof figures.catalogue>;
const ask = (question: object, of = maker) => of.call(figures.query, { limit: 1_000, from: "2025-01-01", to: "2026-12-31", ...question });

beforeAll(async () => {
  [maker, neighbour] = await Promise.all([newMaker(), newMaker()]);
  await fillAtRandom(maker.db, 4_711);
  parts = await partsOfAll(maker.db, civilDate(Date.now()));
  catalogue = await maker.call(figures.catalogue);
});

/** A figure as the recount tells it. */
function plain({ quantities, money, count, minutes, days }: Value): number | Record<string, number> | null {
  if (quantities) return Object.fromEntries(quantities.map(({ amount, unit }) => [units[unit].base, amount]));
  return money ?? count ?? minutes ?? days ?? null;
}

const measured = () => catalogue.items.filter(({ name }) => parts[name]);
const question = () =>
  fc.nat().chain((at) => {
    const measure = measured()[at % measured().length] as Answer["measures"][number] & { by: string[]; overTime: boolean };
    const known = measure.by.filter((name) => name in (parts[measure.name]?.[0]?.of ?? {}));
    const axes = [...known, ...(measure.overTime ? grains : [])];
    const days = fc.constantFrom("2025-01-01", "2025-02-28", "2025-12-29", "2026-01-01", "2026-03-29", "2026-06-30", "2026-12-31");
    return fc.record({
      measure: fc.constant(measure.name),
      by: axes.length ? fc.uniqueArray(fc.constantFrom(...axes), { maxLength: 2 }) : fc.constant<string[]>([]),
      period: measure.overTime ? fc.tuple(days, days).map((pair) => pair.sort() as [string, string]) : fc.constant(null),
      narrow: known.length ? fc.option(fc.tuple(fc.constantFrom(...known), fc.nat()), { nil: null }) : fc.constant(null),
    });
  });

const keyOf = (part: Part, name: string) => (isGrain(name) ? bucketOf(part.day ?? "", name as Grain) : (part.of[name] ?? null));

it("a figure is what anyone would count from the rows, group by group and in all", async () => {
  await fc.assert(
    fc.asyncProperty(question(), async ({ measure, by, period, narrow }) => {
      const all = (parts[measure] ?? []).filter(({ day }) => !period || (day !== null && day >= period[0] && day <= period[1]));
      const members = [...new Set(all.map((part) => part.of[narrow?.[0] ?? ""] ?? ""))];
      const member = narrow && members.length ? members[narrow[1] % members.length] : undefined;
      const rows = member === undefined ? all : all.filter((part) => (part.of[narrow?.[0] ?? ""] ?? "") === member);
      const filters = member === undefined ? [] : [{ dimension: narrow?.[0], is: [member] }];
      const answer = await ask({ measures: [measure], by, filters, ...(period && { from: period[0], to: period[1] }) });
      const shown = new Map(
        answer.items.map(({ keys, figures: [value] }) => [JSON.stringify(keys.map(({ key }) => key)), plain(value ?? {})]),
      );
      const groups = new Map<string, Part[]>();
      for (const part of rows) {
        const name = JSON.stringify(by.map((axis) => keyOf(part, axis)));
        groups.set(name, [...(groups.get(name) ?? []), part]);
      }
      expect(plain(answer.totals.figures[0] ?? {}), `${measure} in all`).toEqual(rows.length ? cameTo(rows) : nothing(answer));
      if (by.length) for (const [name, own] of groups) expect(shown.get(name), `${measure} of ${name}`).toEqual(cameTo(own));
      // A stretch of time in which nothing was is told as nought; no other group is made up.
      for (const [name, value] of shown) if (!groups.has(name)) expect(value, name).toEqual(nothing(answer));
    }),
    { numRuns: Number(process.env.CELLIER_HISTORIES ?? 120) },
  );
});

const nothing = ({ measures: [measure] }: Answer) => (measure?.unit === "quantity" ? {} : 0);

it("groups add up to the total, shown or not; a ratio and a difference are computed from their parts", async () => {
  for (const { name, by, addsUp, parts: of, unit } of catalogue.items) {
    for (const axis of by) {
      const answer = await ask({ measures: [name, ...of], by: [axis], limit: 2 });
      const sizes = (shown: { figures: Value[] } | null) => (shown?.figures[0] ? plain(shown.figures[0]) : 0);
      if (addsUp && unit !== "quantity") {
        const sum = [...answer.items, answer.others].reduce((all, shown) => all + Number(sizes(shown)), 0);
        expect(sum, `${name} by ${axis}`).toBe(sizes(answer.totals));
      }
      const [figure, over, under] = answer.totals.figures;
      if (of.length && unit === "money" && over?.money != null && under) {
        const expected = addsUp ? over.money - (under.money ?? 0) : Math.round(over.money / (under.count ?? 1));
        expect(figure?.money, name).toBe(under.count === 0 ? null : expected);
      }
      if (unit === "rate" && over?.money != null && under?.money)
        expect(figure?.rate).toBe(Math.round((over.money * 10_000) / under.money));
    }
  }
});

it("a comparison is the other period asked for itself", async () => {
  for (const { name, overTime, by } of catalogue.items.filter((one) => one.overTime)) {
    expect(overTime).toBe(true);
    for (const compare of ["year", "previous"]) {
      const question = { measures: [name], by: by.slice(0, 1), from: "2026-01-01", to: "2026-03-31" };
      const compared = await ask({ ...question, compare });
      const alone = await ask({ ...question, ...compared.other });
      expect(compared.totals.before, name).toEqual(alone.totals.figures);
      for (const { keys, figures: own } of alone.items) {
        const same = compared.items.find((group) => group.keys[0]?.key === keys[0]?.key);
        expect(same?.before, `${name} of ${keys[0]?.label}`).toEqual(own);
      }
    }
  }
});

it("every figure opens to records that come to it, page after page", async () => {
  for (const { name, parts: of, unit } of catalogue.items.filter((one) => !one.parts.length)) {
    expect(of).toEqual([]);
    let cursor: string | undefined;
    let sum = 0;
    const whole = (await ask({ measures: [name] })).totals.figures[0] as Value;
    do {
      const page = await maker.call(figures.rows, { measure: name, from: "2025-01-01", to: "2026-12-31", limit: 7, cursor });
      expect(page.sum).toEqual(whole);
      for (const { value } of page.items)
        sum += unit === "quantity" ? (value.quantities ?? []).reduce((all, { amount }) => all + amount, 0) : Number(value[unit]);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const expected = unit === "quantity" ? (whole.quantities ?? []).reduce((all, { amount }) => all + amount, 0) : Number(whole[unit]);
    expect(sum, name).toBe(expected);
  }
});

it("a neighbour sees nothing of it, and nothing is told as nought, not as unknown", async () => {
  for (const { name, unit, parts: of } of catalogue.items) {
    const { totals, items } = await ask({ measures: [name] }, neighbour);
    expect(items).toEqual([]);
    const isRatio = of.length > 0 && name !== "margin" && name !== "vatDue" && name !== "treasuryNet";
    expect(totals.figures[0], name).toEqual(unit === "quantity" ? { quantities: [] } : { [unit]: isRatio ? null : 0 });
  }
});
