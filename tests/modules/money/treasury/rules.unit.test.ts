import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asDue,
  careful,
  daysOf,
  type Expected,
  flowKinds,
  forecastOf,
  grains,
  horizonOf,
  ofOrders,
  stretches,
  supposed,
} from "@/worker/modules/money/treasury/rules";

const today = "2026-11-21";
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value * 100);
const anyDay = fc.integer({ min: -60, max: 420 }).map((days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10));
const anyFlow: fc.Arbitrary<Expected> = fc
  .record({ kind: fc.constantFrom(...flowKinds), dueOn: anyDay, amount: cents(10 ** 7), isOut: fc.boolean(), isMaterial: fc.boolean() })
  .map(({ isOut, isMaterial, amount, ...flow }) => ({ ...flow, amount: isOut ? -amount : amount, isMaterial: isOut && isMaterial }));
const anyScenario = fc.record({ clientsLate: fc.nat(180), materialsUp: fc.nat(10_000) });
const anyOpening = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });

describe("a forecast", () => {
  it("adds up: what comes and goes is the closing less the opening, whatever is supposed and however finely it is told", () => {
    fc.assert(
      fc.property(fc.array(anyFlow), anyScenario, anyOpening, fc.constantFrom(...grains), (flows, scenario, opening, by) => {
        const { points, closing, low } = forecastOf(opening, flows, scenario, today, by);
        expect(points.reduce((sum, { income, expense }) => sum + income - expense, opening)).toBe(closing);
        expect(points.at(-1)?.balance).toBe(closing);
        expect(low.balance).toBeLessThanOrEqual(Math.min(opening, ...points.map(({ balance }) => balance)));
      }),
    );
  });

  it("ends the same by week and by month, with the same low point and the same first day short", () => {
    fc.assert(
      fc.property(fc.array(anyFlow), anyScenario, anyOpening, (flows, scenario, opening) => {
        const { points: _, ...weekly } = forecastOf(opening, flows, scenario, today, "weekly");
        const { points: __, ...monthly } = forecastOf(opening, flows, scenario, today, "monthly");
        expect(weekly).toEqual(monthly);
        expect(weekly.shortOn !== null).toBe(weekly.low.balance < 0);
      }),
    );
  });

  it("supposes nothing where nothing is supposed, and never the better for being careful", () => {
    fc.assert(
      fc.property(fc.array(anyFlow), anyScenario, (flows, scenario) => {
        for (const flow of flows) {
          expect(supposed(flow, asDue, today)).toEqual({ day: flow.dueOn < today ? today : flow.dueOn, amount: flow.amount });
        }
        const plain = forecastOf(0, flows, scenario, today, "weekly");
        const wary = forecastOf(0, flows, careful(scenario), today, "weekly");
        for (const [place, { balance }] of wary.points.entries()) expect(balance).toBeLessThanOrEqual(plain.points[place]?.balance ?? 0);
      }),
    );
  });

  it("marks the low point by its day: what is late comes today, a late client after the rent", () => {
    const flows: Expected[] = [
      { kind: "receivable", dueOn: "2026-11-25", amount: 10_000_000 },
      { kind: "plan", dueOn: "2026-12-01", amount: -9_000_000 },
      { kind: "payable", dueOn: "2026-11-01", amount: -2_000_000 },
    ];
    expect(forecastOf(3_000_000, flows, asDue, today, "monthly")).toMatchObject({
      closing: 2_000_000,
      low: { day: today, balance: 1_000_000 },
      shortOn: null,
    });
    expect(forecastOf(3_000_000, flows, { clientsLate: 15, materialsUp: 0 }, today, "monthly")).toMatchObject({
      closing: 2_000_000,
      low: { day: "2026-12-01", balance: -8_000_000 },
      shortOn: "2026-12-01",
    });
  });
});

it("stretches cover the year without gap or overlap", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...grains), (day, by) => {
      const periods = stretches(day, by);
      expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([day, horizonOf(day)]);
      for (const [place, { from, to }] of periods.entries()) {
        expect(from <= to).toBe(true);
        if (place) expect(Date.parse(from) - Date.parse(periods[place - 1]?.to ?? "")).toBe(86_400_000);
      }
    }),
  );
});

it("a plan that was late counts once, and ends when it says", () => {
  const plan = { nextOn: "2026-09-05", rhythm: "monthly", endsOn: "2027-01-10" } as const;
  expect(daysOf(plan, today, "2027-11-21")).toEqual(["2026-09-05", "2026-12-05", "2027-01-05"]);
  expect(daysOf({ ...plan, rhythm: null }, today, "2027-11-21")).toEqual(["2026-09-05"]);
});

it("orders are due by their terms after they leave, today at the earliest", () => {
  const some = { leavesOn: "2026-12-01", open: 700_000, paymentTerms: "30_days" } as const;
  expect(ofOrders(some, today)).toMatchObject({ kind: "order", dueOn: "2026-12-31", amount: 700_000 });
  expect(ofOrders({ ...some, leavesOn: "2026-11-02", paymentTerms: "cash" }, today).dueOn).toBe(today);
});
