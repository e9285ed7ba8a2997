import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weeksOf } from "@/app/features/sell/orders/month";
import { addDays, civilDate, daysBetween, formatDate, formatInstant, formatRelative } from "@/worker/core/figures/dates";
import { civil } from "@/worker/core/contract/fields";

it("a date lies in years that people trade in", () => {
  for (const date of ["1900-01-01", "2026-11-22", "2999-12-31"]) expect(civil.safeParse(date).success, date).toBe(true);
  for (const date of ["0001-01-01", "1899-12-31", "3000-01-01", "9999-12-31", "2026-02-30"])
    expect(civil.safeParse(date).success, date).toBe(false);
});

it("the weeks of a month are whole, and hold each of its days once", () => {
  for (const month of ["2026-02", "2026-11", "2024-02", "2027-08", "2199-12"]) {
    const weeks = weeksOf(`${month}-01`);
    expect(weeks.every((week) => week.length === 7 && new Date(week[0] ?? "").getUTCDay() === 1)).toBe(true);
    const days = weeks.flat().filter((day) => day.startsWith(month));
    expect([days[0], days.length]).toEqual([
      `${month}-01`,
      new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
    ]);
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
    const said = (["fr", "en"] as const).map((language) => formatRelative(addDays(today, days), today, language).replace("'", "’"));
    expect(said).toEqual([french, english]);
  });

  it("are written in the words of each language, with the time of Paris", () => {
    const instant = Date.parse("2026-11-20T23:30:00Z");
    expect([formatDate("2026-11-20", "fr"), formatDate("2026-11-20", "en")]).toEqual(["20 nov. 2026", "20 Nov 2026"]);
    expect([formatDate(instant, "fr"), formatDate(instant, "en")]).toEqual(["21 nov. 2026", "21 Nov 2026"]);
    expect(formatInstant(instant, "fr")).toMatch(/^21 nov\. 2026.* 00:30$/);
    expect(formatInstant(instant, "en")).toMatch(/^21 Nov 2026.* 0?0:30$/);
  });
});
