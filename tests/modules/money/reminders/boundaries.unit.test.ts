import { describe, expect, it } from "vitest";
import { claims, legalRateOn, penaltiesOf, stepDue, usualScenario } from "@/worker/modules/money/reminders/rules";

describe("the law's rate changes with the half-year", () => {
  it.each([
    ["2022-12-31", 1_250],
    ["2023-06-30", 1_250],
    ["2023-07-01", 1_400],
    ["2023-12-31", 1_400],
    ["2024-01-01", 1_450],
    ["2024-06-30", 1_450],
    ["2024-07-01", 1_425],
    ["2024-12-31", 1_425],
    ["2025-01-01", 1_315],
    ["2025-06-30", 1_315],
    ["2025-07-01", 1_215],
    ["2040-01-01", 1_215],
  ])("on %s", (day, rate) => expect(legalRateOn(day)).toBe(rate));

  // 365 € bring a hundredth of a cent a day and a hundredth of a percent a year; a thousand times as much, ten cents.
  const DUE = 3_650_000_000;
  it.each([
    ["the last day of a half-year", "2024-06-29", "2024-06-30", 1_450],
    ["the first day of the next", "2024-06-30", "2024-07-01", 1_425],
    ["both", "2024-06-29", "2024-07-01", 1_450 + 1_425],
    ["the day before them", "2024-06-28", "2024-06-30", 2 * 1_450],
    ["the day after them", "2024-07-01", "2024-07-02", 1_425],
    ["a day before the first rate that is known", "2022-12-30", "2022-12-31", 1_250],
  ])("penalties of %s", (_, dueOn, today, parts) => expect(penaltiesOf(DUE, dueOn, today, null)).toBe(parts * 1_000));

  it("nothing before the day after it was due", () => {
    expect(penaltiesOf(DUE, "2024-07-01", "2024-07-01", 500)).toBe(0);
    expect(penaltiesOf(DUE, "2024-07-01", "2024-06-20", 500)).toBe(0);
    expect(penaltiesOf(DUE, "2024-07-01", "2024-07-02", 500)).toBe(500_000);
  });
});

describe("a step is taken", () => {
  const today = "2026-06-30";
  it.each([
    ["the first, a day early", 2, null, null],
    ["the first, on its day", 3, null, "friendly"],
    ["the second, a day too soon after the first", 10, { step: "friendly", on: "2026-06-24" }, null],
    ["the second, as long after the first as they are apart", 10, { step: "friendly", on: "2026-06-23" }, "reminder"],
    ["the second, a day early", 9, { step: "friendly", on: "2026-06-01" }, null],
    ["the third, a day too soon after the second", 40, { step: "reminder", on: "2026-06-21" }, null],
    ["the third, as long after the second as they are apart", 40, { step: "reminder", on: "2026-06-20" }, "firm"],
    ["none after the last", 99, { step: "notice", on: "2026-01-01" }, null],
  ] as const)("%s", (_, late, last, step) => expect(stepDue(late, last, usualScenario, today)).toBe(step));

  it("in a scenario that no longer has the step before", () => {
    const only = usualScenario.filter(({ step }) => step === "firm");
    expect(stepDue(40, { step: "friendly", on: "2026-06-11" }, only, today)).toBe(null);
    expect(stepDue(40, { step: "friendly", on: "2026-06-10" }, only, today)).toBe("firm");
  });
});

it("a friendly word asks for no penalty, what is firmer does", () =>
  expect((["friendly", "reminder", "firm", "notice"] as const).map(claims)).toEqual([false, true, true, true]));
