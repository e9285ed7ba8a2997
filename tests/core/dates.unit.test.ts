import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weeksOf } from "@/app/features/sell/orders/month";
import {
  addDays,
  addMonths,
  civilDate,
  civilDateOf,
  daysBetween,
  firstOfMonth,
  formatDate,
  formatInstant,
  formatRelative,
  lastOfMonth,
  mondayOf,
  weekdayOf,
} from "@/worker/core/figures/dates";
import { civil } from "@/worker/core/contract/fields";

/** A day of the years that people trade in, as often as not near the end of a month, where the rules are. */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 400_000 }).map((days) => addDays("1900-01-01", days)),
  fc
    .tuple(fc.integer({ min: 1900, max: 2998 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: -3, max: 1 }))
    .map(([year, month, days]) => addDays(lastOfMonth(`${year}-${String(month).padStart(2, "0")}-01`), days)),
);
const anyMonths = fc.integer({ min: -600, max: 600 });
/** Months since the year 0: how far apart two months are, without a calendar. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
/** Gregory's rule, said apart from the machine's calendar. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lengthOf = (day: string) => {
  const month = Number(day.slice(5, 7));
  return month === 2 && isLeap(Number(day.slice(0, 4))) ? 29 : lengths[month - 1];
};

it("a date lies in years that people trade in", () => {
  for (const date of ["1900-01-01", "2026-11-22", "2999-12-31"]) expect(civil.safeParse(date).success, date).toBe(true);
  for (const date of ["0001-01-01", "1899-12-31", "3000-01-01", "9999-12-31", "2026-02-30"])
    expect(civil.safeParse(date).success, date).toBe(false);
});

describe("days", () => {
  it("that were added are counted again, and taken away lead back", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const other = addDays(day, days);
        expect([daysBetween(day, other), addDays(other, -days)]).toEqual([days, day]);
      }),
    );
  });

  it("belong to a week that begins on Monday", () => {
    expect(["2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => [weekdayOf(day), mondayOf(day)])).toEqual([
      [0, "2026-11-16"],
      [5, "2026-11-16"],
      [6, "2026-11-16"],
      [0, "2026-11-23"],
    ]);
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day);
        expect([weekdayOf(monday), mondayOf(monday), daysBetween(monday, day)]).toEqual([0, monday, weekdayOf(day)]);
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
  });
});

describe("months", () => {
  it.each([
    ["2024-12-31", -12, "2023-12-31"],
    ["2024-02-29", -12, "2023-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2023-02-28", 12, "2024-02-28"],
    ["2026-01-29", 1, "2026-02-28"],
    ["2026-01-30", 1, "2026-02-28"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-30", 1, "2024-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-08-31", -6, "2026-02-28"],
    ["2026-08-31", 1, "2026-09-30"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-03-15", -5, "2025-10-15"],
    ["1900-02-28", 0, "1900-02-28"],
  ])("%s and %i are %s", (day, months, other) => expect(addMonths(day, months)).toBe(other));

  it("are as far apart as was asked, on the same day or on the last of a shorter month", () => {
    fc.assert(
      fc.property(anyDay, anyMonths, (day, months) => {
        const other = addMonths(day, months);
        expect(civil.safeParse(other).success || other < "1900" || other > "2999").toBe(true);
        expect(monthNumber(other) - monthNumber(day)).toBe(months);
        expect(Number(other.slice(8))).toBe(Math.min(Number(day.slice(8)), lengthOf(other) ?? 0));
      }),
    );
  });

  it("lead back to the same day, or to one up to three days before it where a month between is shorter", () => {
    fc.assert(
      fc.property(anyDay, anyMonths, (day, months) => {
        const lost = daysBetween(addMonths(addMonths(day, months), -months), day);
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(3);
        if (Number(day.slice(8)) <= 28) expect(lost).toBe(0);
      }),
    );
  });

  it("keep the order of days", () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyMonths, (one, other, months) => {
        const [first = "", last = ""] = [one, other].sort();
        expect(addMonths(first, months) <= addMonths(last, months)).toBe(true);
      }),
    );
  });

  it("begin on the first and end on the last of as many days as the calendar gives them", () => {
    expect([firstOfMonth("2026-01-31"), firstOfMonth("2026-01-31", -1), firstOfMonth("2026-12-31", 1)]).toEqual([
      "2026-01-01",
      "2025-12-01",
      "2027-01-01",
    ]);
    expect([lastOfMonth("2026-01-31", 1), lastOfMonth("2024-02-01"), lastOfMonth("2100-02-10"), lastOfMonth("2026-01-01", -1)]).toEqual([
      "2026-02-28",
      "2024-02-29",
      "2100-02-28",
      "2025-12-31",
    ]);
    fc.assert(
      fc.property(anyDay, anyMonths, (day, months) => {
        const [first, last] = [firstOfMonth(day, months), lastOfMonth(day, months)];
        expect([monthNumber(first) - monthNumber(day), first.slice(8), first.slice(0, 7)]).toEqual([months, "01", last.slice(0, 7)]);
        expect([daysBetween(first, last) + 1, addDays(last, 1)]).toEqual([lengthOf(first), firstOfMonth(day, months + 1)]);
      }),
    );
  });
});

describe("a date from its parts", () => {
  it("is none when the calendar has no such day", () => {
    const parts = [
      [2026, 2, 29],
      [2026, 2, 31],
      [2026, 4, 31],
      [2026, 0, 1],
      [2026, 13, 1],
      [2026, 1, 0],
      [2026, 1, 32],
      [Number.NaN, 1, 1],
    ] as const;
    for (const [year, month, day] of parts) expect(civilDateOf(year, month, day)).toBeNull();
    expect(civilDateOf(2024, 2, 29)).toBe("2024-02-29");
  });

  it("is the date that has them", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        expect(civilDateOf(year, month, date)).toBe(day);
      }),
    );
  });
});

it("the weeks of a month are whole, and hold each of its days once", () => {
  for (const month of ["2026-02", "2026-11", "2024-02", "2027-08", "2199-12"]) {
    const weeks = weeksOf(`${month}-01`);
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? "") === 0)).toBe(true);
    const days = weeks.flat().filter((day) => day.startsWith(month));
    expect([days[0], days.length]).toEqual([`${month}-01`, lengthOf(`${month}-01`)]);
    expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
  }
});

describe("days", () => {
  it.each([
    ["the last second of a Parisian winter day", "2026-01-31T22:59:59Z", "2026-01-31"],
    ["midnight in Paris in winter", "2026-01-31T23:00:00Z", "2026-02-01"],
    ["the last second of a Parisian summer day", "2026-06-30T21:59:59Z", "2026-06-30"],
    ["midnight in Paris in summer", "2026-06-30T22:00:00Z", "2026-07-01"],
  ])("%s falls on its civil day", (_, instant, day) => expect(civilDate(Date.parse(instant))).toBe(day));

  it.each([
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-01-01", 0, "2026-01-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
  ])("%s and %i days is %s", (day, days, other) => expect(addDays(day, days)).toBe(other));

  it("are counted as they are added, forwards and backwards", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(daysBetween("2026-03-28", addDays("2026-03-28", days))).toBe(days);
        expect(daysBetween(addDays("2026-03-28", days), "2026-03-28") + days).toBe(0);
      }),
    );
  });

  it.each([
    ["today", 0, "aujourd’hui", "today"],
    ["tomorrow", 1, "demain", "tomorrow"],
    ["yesterday", -1, "hier", "yesterday"],
    ["days up to 44", 44, "dans 44 jours", "in 44 days"],
    ["months from 45 days", 45, "le mois prochain", "next month"],
    ["months backwards", -45, "le mois dernier", "last month"],
    ["months up to 539 days", 539, "dans 18 mois", "in 18 months"],
    ["years from 540 days", 540, "l’année prochaine", "next year"],
    ["years backwards", -1_095, "il y a 3 ans", "3 years ago"],
  ])("how far a day is: %s", (_, days, french, english) => {
    const today = "2026-06-15";
    const texts = (["fr", "en"] as const).map((language) => formatRelative(addDays(today, days), today, language).replace("'", "’"));
    expect(texts).toEqual([french, english]);
  });

  it("are written in the words of each language, with the time of Paris", () => {
    const instant = Date.parse("2026-11-20T23:30:00Z");
    expect([formatDate("2026-11-20", "fr"), formatDate("2026-11-20", "en")]).toEqual(["20 nov. 2026", "20 Nov 2026"]);
    expect([formatDate(instant, "fr"), formatDate(instant, "en")]).toEqual(["21 nov. 2026", "21 Nov 2026"]);
    expect(formatInstant(instant, "fr")).toMatch(/^21 nov\. 2026.* 00:30$/);
    expect(formatInstant(instant, "en")).toMatch(/^21 Nov 2026.* 0?0:30$/);
  });
});
