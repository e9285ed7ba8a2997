import { expect, it } from "vitest";
import { monthsOf, scaleOf, ticksOf } from "@/app/features/money/treasury/curve";
import { causesOf } from "@/worker/modules/money/treasury/forecast";

it("has round lines from below the lowest to above the highest balance, nothing among them", () => {
  expect(ticksOf([384_126_000, 61_800_000])).toEqual([0, 100_000_000, 200_000_000, 300_000_000, 400_000_000]);
  expect(ticksOf([-30, 170])).toEqual([-50, 0, 50, 100, 150, 200]);
  expect(ticksOf([])).toContain(0);
});

it("puts the ends of its scale on its outermost lines", () => {
  const { y, x, ticks } = scaleOf(["2026-01-01", "2026-12-31"], [-30, 170]);
  expect([y(ticks[0] ?? 0), y(ticks.at(-1) ?? 0)]).toEqual([100, 0]);
  expect([x("2026-01-01"), x("2026-12-31")]).toEqual([0, 100]);
});

it("names the months that begin between two days", () => {
  expect(monthsOf("2026-11-24", "2027-02-01")).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(monthsOf("2026-11-01", "2026-11-30")).toEqual(["2026-11-01"]);
});

it("names what takes the balance down: the largest of what goes out in the fortnight before", () => {
  const moves = [
    { kind: "restock", amount: -500, day: "2027-03-09" },
    { kind: "vat", amount: -300, day: "2027-03-01" },
    { kind: "plan", amount: -100, day: "2027-03-05" },
    { kind: "payable", amount: -9_000, day: "2027-02-23" },
    { kind: "receivable", amount: 4_000, day: "2027-03-08" },
    { kind: "vat", amount: -300, day: "2027-03-10" },
  ] as const;
  expect(causesOf([...moves], "2027-03-09")).toEqual([
    { kind: "restock", amount: 500 },
    { kind: "vat", amount: 300 },
  ]);
  expect(causesOf([], "2027-03-09")).toEqual([]);
});
