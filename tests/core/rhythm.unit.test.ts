import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusalOf, refusedOf } from "@/tests/support/refusals";
import { addDays, daysBetween, lastOfMonth } from "@/worker/core/figures/dates";
import { nextDay, nextDayAfter, nextDayFrom, previousDay, requireRunning } from "@/worker/core/figures/rhythm";

describe("what comes back is made", () => {
  const on = { paused: false, nextOn: "2026-06-01", endsOn: null };
  it.each([
    ["for ever, when it has no end", {}, null],
    ["a day before its last", { endsOn: "2026-06-02" }, null],
    ["on its last day", { endsOn: "2026-06-01" }, null],
    ["not a day after", { endsOn: "2026-05-31" }, "endsOn:standing_over"],
    ["not while it is paused", { paused: true }, "paused:standing_paused"],
    ["not while it is paused, over or not", { paused: true, endsOn: "2026-05-31" }, "paused:standing_paused"],
  ])("%s", (_, changes, refused) => expect(refusedOf(() => requireRunning({ ...on, ...changes }))).toBe(refused));

  it("or not now", () => {
    expect(refusalOf(() => requireRunning({ ...on, paused: true }))?.code).toBe("not_allowed_now");
    expect(refusalOf(() => requireRunning({ ...on, endsOn: "2026-05-31" }))?.code).toBe("not_allowed_now");
  });
});

const rhythms = ["weekly", "fortnightly", "monthly", "quarterly", "yearly"] as const;
const anyDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays("2000-01-01", days));
const anyRhythm = fc.oneof(
  fc.constantFrom(...rhythms),
  fc.integer({ min: 1, max: 24 }).map((months) => ({ months })),
);
/** The longest that each may take, in days. */
const longest = { weekly: 7, fortnightly: 14, monthly: 31, quarterly: 92, yearly: 366 };

it.each([
  ["2026-12-28", "weekly", "2027-01-04"],
  ["2026-12-28", "fortnightly", "2027-01-11"],
  ["2026-12-15", "monthly", "2027-01-15"],
  ["2026-01-30", "monthly", "2026-02-28"],
  ["2026-01-31", "monthly", "2026-02-28"],
  ["2026-02-28", "monthly", "2026-03-31"],
  ["2026-11-30", "monthly", "2026-12-31"],
  ["2028-01-31", "monthly", "2028-02-29"],
  ["2026-11-15", "quarterly", "2027-02-15"],
  ["2026-11-30", "quarterly", "2027-02-28"],
  ["2024-02-29", "yearly", "2025-02-28"],
  ["2027-02-28", "yearly", "2028-02-29"],
] as const)("%s comes back %s on %s", (day, rhythm, next) => expect(nextDay(day, rhythm)).toBe(next));

it.each([
  ["2026-01-30", 30, ["2026-02-28", "2026-03-30", "2026-04-30"]],
  ["2026-01-29", 29, ["2026-02-28", "2026-03-29"]],
  ["2026-01-31", 31, ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
  ["2026-04-30", 30, ["2026-05-30", "2026-06-30"]],
  ["2026-02-28", 28, ["2026-03-28"]],
])("%s keeps its day, the %i, month after month", (first, dayOfMonth, days) => {
  let day = first;
  for (const next of days) {
    day = nextDay(day, "monthly", dayOfMonth);
    expect(day).toBe(next);
  }
  expect(previousDay(days[0] ?? "", "monthly", dayOfMonth)).toBe(first);
});

it("the next day is later, and the end of a month leads to the end of a month", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...rhythms), (day, rhythm) => {
      const next = nextDay(day, rhythm);
      expect(daysBetween(day, next)).toBeGreaterThan(0);
      expect(daysBetween(day, next)).toBeLessThanOrEqual(longest[rhythm]);
      const isByMonths = rhythm !== "weekly" && rhythm !== "fortnightly";
      if (isByMonths && day === lastOfMonth(day)) expect(next).toBe(lastOfMonth(next));
    }),
  );
});

it("a day that is not over stays, one that is over leads to the first that is not", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), anyRhythm, (day, days, rhythm) => {
      const today = addDays(day, days);
      const next = nextDayFrom(day, today, rhythm);
      expect(next >= today).toBe(true);
      if (day >= today) expect(next).toBe(day);
      else expect(daysBetween(today, next)).toBeLessThan(daysBetween(day, nextDay(day, rhythm)) + 31);
    }),
  );
});

it("days that were missed are not made up for: the next one is to come", () => {
  expect(nextDayAfter("2026-11-02", "2026-11-21", "weekly")).toBe("2026-11-23");
  expect(nextDayAfter("2026-11-02", "2026-11-23", "weekly")).toBe("2026-11-30");
  expect(nextDayAfter("2026-01-15", "2026-04-20", { months: 1 })).toBe("2026-05-15");
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), anyRhythm, (day, days, rhythm) => {
      const today = addDays(day, days);
      const next = nextDayAfter(day, today, rhythm);
      expect(next > today && next > day).toBe(true);
      if (day >= today) expect(next).toBe(nextDay(day, rhythm));
    }),
  );
});
