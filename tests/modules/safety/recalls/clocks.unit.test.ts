import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate, DAY, weekdayOf } from "@/worker/core/figures/dates";
import { easterOf, holidaysOf } from "@/worker/core/figures/holidays";
import { authorityDeadlineOf, isWorkingDay, tradeDeadlineOf } from "@/worker/modules/safety/recalls/clocks";
import { isDrillDue } from "@/worker/modules/safety/recalls/rules";

const paris = (instant: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "medium" }).format(instant);

describe("French public holidays", () => {
  it("move with Easter, as almanacs say", () => {
    expect([1961, 2000, 2024, 2025, 2026, 2038].map(easterOf)).toEqual([
      "1961-04-02",
      "2000-04-23",
      "2024-03-31",
      "2025-04-20",
      "2026-04-05",
      "2038-04-25",
    ]);
    expect(holidaysOf(2026)).toEqual([
      "2026-01-01",
      "2026-04-06",
      "2026-05-01",
      "2026-05-08",
      "2026-05-14",
      "2026-05-25",
      "2026-07-14",
      "2026-08-15",
      "2026-11-01",
      "2026-11-11",
      "2026-12-25",
    ]);
  });

  it("begin with an Easter that is a Sunday from 22 March to 25 April", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2999 }), (year) => {
        const easter = easterOf(year);
        expect(weekdayOf(easter)).toBe(6);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe("the clocks of a recall", () => {
  it.each([
    ["a Monday", "2026-11-23T09:30:00Z", "2026-11-24 10:30:00"],
    ["a Friday", "2026-11-20T14:00:00Z", "2026-11-23 15:00:00"],
    ["a Saturday", "2026-11-21T08:00:00Z", "2026-11-23 09:00:00"],
    ["the eve of a holiday", "2026-11-10T14:00:00Z", "2026-11-12 15:00:00"],
    ["Good Friday, before Easter Monday", "2026-04-03T08:00:00Z", "2026-04-07 10:00:00"],
    ["the Friday before summer time", "2026-03-27T14:00:00Z", "2026-03-30 15:00:00"],
    ["a minute after midnight in Paris", "2026-11-22T23:01:00Z", "2026-11-24 00:01:00"],
    ["a minute before midnight in Paris", "2026-11-23T22:59:00Z", "2026-11-24 23:59:00"],
  ])("give the authority until the same time of the next working day: %s", (_, decided, until) => {
    expect(paris(authorityDeadlineOf(Date.parse(decided)))).toBe(until);
  });

  it("never stop on a day off, never skip a working day, and give the trade 24 hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (decided) => {
        const deadline = authorityDeadlineOf(decided);
        const [first, last] = [civilDate(decided), civilDate(deadline)];
        expect(last > first && isWorkingDay(last)).toBe(true);
        for (let day = addDays(first, 1); day < last; day = addDays(day, 1)) expect(isWorkingDay(day)).toBe(false);
        expect(tradeDeadlineOf(decided) - decided).toBe(DAY);
      }),
    );
  });
});

it("a drill is due where there was none, and once half a year is over since the last", () => {
  const last = Date.parse("2026-01-05T09:00:00Z");
  const halfYear = last + 183 * DAY;
  expect([halfYear - 1, halfYear, halfYear + 1].map((now) => isDrillDue(last, now))).toEqual([false, false, true]);
  expect(isDrillDue(null, last)).toBe(true);
});
