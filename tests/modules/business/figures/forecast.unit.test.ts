import "@/tests/support/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, lastOfMonth } from "@/worker/core/figures/dates";
import { daysOfMonths, openWithin } from "@/worker/modules/business/forecast/expected";
import { foresee, HELD_OUT } from "@/worker/modules/business/forecast/rules";

const isSeasonal = (months: readonly number[]) => ["season", "ets"].includes(foresee(months)?.method ?? "");
/** Chance, the same at each run: about the normal law. */
function chance(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6);
}
const seed = fc.integer({ min: 1, max: 1_000_000 });
const level = fc.integer({ min: 50, max: 100_000 });

/** A year that comes back: its months differ by 30 to 80 % of their mean. */
const season = fc.record({
  level,
  depth: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
  phase: fc.double({ min: 0, max: 12, noNaN: true }),
  growth: fc.double({ min: -0.01, max: 0.015, noNaN: true }),
  months: fc.integer({ min: 24, max: 36 }),
});
const truthOf = ({ level: mean, depth, phase, growth }: Record<"level" | "depth" | "phase" | "growth", number>) => {
  return (month: number) => mean * (1 + growth * month) * (1 + depth * Math.sin((Math.PI * (month + phase)) / 6));
};

describe("what months to come may bring", () => {
  it("is without error where it is always the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: HELD_OUT + 3, max: 36 }), (month, count) => {
        expect(foresee(Array<number>(count).fill(month), 3)).toMatchObject({ next: [month, month, month], error: 0 });
      }),
    );
  });

  it("finds a season that was planted, and its growth, within a few percent", () => {
    fc.assert(
      fc.property(season, ({ months, ...planted }) => {
        const truth = truthOf(planted);
        const past = Array.from({ length: months }, (_, month) => Math.round(truth(month)));
        const foreseen = foresee(past, 2);
        expect(["season", "ets"]).toContain(foreseen?.method);
        const mean = past.slice(-12).reduce((sum, month) => sum + month, 0) / 12;
        for (const [step, next] of (foreseen?.next ?? []).entries())
          expect(Math.abs(next - truth(months + step)) / mean).toBeLessThan(0.12);
      }),
    );
  });

  it("finds it in noise of a tenth more than nine times in ten, and gives no season to what is flat but for noise", () => {
    const count = { found: 0, invented: 0, all: 400 };
    for (let run = 0; run < count.all; run++) {
      const noise = chance(run * 7_919);
      const months = 24 + (run % 13);
      const truth = truthOf({ level: 1_000, depth: 0.3 + (run % 6) / 10, phase: run % 12, growth: 0 });
      const noisy = (value: number) => Math.max(0, Math.round(value * (1 + 0.1 * noise())));
      if (isSeasonal(Array.from({ length: months }, (_, month) => noisy(truth(month))))) count.found++;
      if (isSeasonal(Array.from({ length: months }, () => noisy(1_000)))) count.invented++;
    }
    expect(count.found / count.all).toBeGreaterThan(0.9);
    expect(count.invented / count.all).toBeLessThan(0.04);
  });

  it("is what came the year before, where that alone is known", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 500 }), { minLength: 12, maxLength: 12 }), (year) => {
        fc.pre(new Set(year).size > 6);
        expect(foresee([...year, ...year])).toMatchObject({ next: [year[0]], error: 0 });
      }),
    );
  });

  it("is never less than nothing, and says no error of too short a past", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 500 }), { maxLength: 40 }), seed, (months, ahead) => {
        const foreseen = foresee(months, 1 + (ahead % 4));
        if (!months.some((month) => month > 0)) expect(foreseen).toBeNull();
        expect(foreseen?.next.length ?? 1 + (ahead % 4)).toBe(1 + (ahead % 4));
        for (const next of foreseen?.next ?? []) expect(next).toBeGreaterThanOrEqual(0);
        if (foreseen && months.length < HELD_OUT) expect(foreseen.error).toBeNull();
      }),
    );
  });
});

describe("what is still to be ordered", () => {
  const day = fc.integer({ min: 0, max: 1_400 }).map((days) => addDays("2025-01-01", days));
  const expected = fc.record({
    sofar: fc.integer({ min: 0, max: 50_000 }),
    next: fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 4, maxLength: 4 }),
  });

  it("grows with the days, and is the months themselves at their ends: of this one, what was not ordered yet", () => {
    fc.assert(
      fc.property(expected, day, fc.integer({ min: 1, max: 59 }), ({ sofar, next }, today, days) => {
        const lengths = daysOfMonths(today, 4);
        const open = (within: number) => openWithin({ sofar, next, unit: "kg" }, within, lengths);
        expect(open(days + 1)).toBeGreaterThanOrEqual(open(days));
        const [first = 0, second = 0] = next;
        const end = daysBetween(today, lastOfMonth(today));
        const left = end === 0 ? 0 : Math.max(0, first - sofar);
        expect(open(end)).toBe(left);
        expect(open(daysBetween(today, lastOfMonth(today, 1)))).toBe(left + second);
        expect(open(0)).toBe(0);
      }),
    );
  });
});
