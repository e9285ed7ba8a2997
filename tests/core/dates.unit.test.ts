import { expect, it } from "vitest";
import { weeksOf } from "@/app/features/sell/orders/month";
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
