import { expect, it } from "vitest";
import { monthsAfter, nextAfter } from "@/worker/modules/money/recurring-invoices/rules";

it.each([
  ["2026-01-15", 1, "2026-02-15"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-02-28", 1, "2026-03-31"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
])("%s and %i months are %s", (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});

it("does not make up for days that were slept through", () => {
  expect(nextAfter("2026-01-15", "2026-04-20", 1)).toBe("2026-05-15");
});
