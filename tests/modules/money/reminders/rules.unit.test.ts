import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "@/worker/core/figures/dates";
import { legalRateOn, penaltiesOf, stepDue, usualScenario } from "@/worker/modules/money/reminders/rules";

const anyDay = fc.integer({ min: 0, max: 1_400 }).map((days) => addDays("2023-03-01", days));
const anyDue = fc.integer({ min: 1, max: 10 ** 7 }).map((cents) => cents * 100);

it("penalties run from the day after, at the law's rate of each day or at one's own", () => {
  expect(penaltiesOf(10_000_000, "2026-01-31", "2026-01-31", null)).toBe(0);
  expect(penaltiesOf(10_000_000, "2026-01-31", "2027-01-31", 1_000)).toBe(1_000_000);
  // 30 days of December at 14,25 %, 31 of January at 13,15 %.
  expect(penaltiesOf(73_000_000, "2024-12-01", "2025-01-31", null)).toBe((30 * 1_425 + 31 * 1_315) * 20);
  expect([legalRateOn("2024-06-30"), legalRateOn("2024-07-01")]).toEqual([1_450, 1_425]);
});

it("penalties never shrink with time, and are the same when days are counted one by one", () => {
  fc.assert(
    fc.property(anyDue, anyDay, fc.nat(300), fc.option(fc.nat(5_000)), (due, dueOn, late, own) => {
      const today = addDays(dueOn, late);
      const now = penaltiesOf(due, dueOn, today, own);
      expect(penaltiesOf(due, dueOn, addDays(today, 1), own)).toBeGreaterThanOrEqual(now);
      let parts = 0;
      for (let day = 1; day <= late; day++) parts += own ?? legalRateOn(addDays(dueOn, day));
      expect(Math.abs(now - (due * parts) / 3_650_000)).toBeLessThanOrEqual(51);
    }),
  );
});

it("steps follow each other, and keep their distance", () => {
  const today = "2026-11-21";
  const step = (days: number, last: Parameters<typeof stepDue>[1] = null) => stepDue(days, last, usualScenario, today);
  expect([2, 3, 60].map((days) => step(days))).toEqual([null, "friendly", "friendly"]);
  expect(step(60, { step: "friendly", on: "2026-11-16" })).toBe(null);
  expect(step(60, { step: "friendly", on: "2026-11-14" })).toBe("reminder");
  expect(step(9, { step: "friendly", on: "2026-11-01" })).toBe(null);
  expect(step(90, { step: "notice", on: "2026-01-01" })).toBe(null);
  const quiet = usualScenario.map((one) => ({ ...one, active: one.step !== "reminder" }));
  expect(stepDue(60, { step: "friendly", on: "2026-11-01" }, quiet, today)).toBe("firm");
});
