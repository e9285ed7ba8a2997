import fc from "fast-check";
import { expect, it } from "vitest";
import { lineTotal, totalsOf } from "@/worker/core/totals";
import { ageOf, depositShares, dueOnBy } from "@/worker/modules/invoices/rules";
import { statusOn } from "@/worker/modules/invoices/status";

it("what is late is told by its days, and a sent invoice reads overdue the day after it was due", () => {
  const ages = ["2026-07-01", "2026-06-01", "2026-05-31", "2026-05-02", "2026-05-01", "2026-04-01", "2026-03-02", "2026-01-01"];
  expect(ages.map((day) => ageOf(day, "2026-06-01"))).toEqual([
    "not_due",
    "not_due",
    "to_30",
    "to_30",
    "to_60",
    "to_90",
    "over_90",
    "over_90",
  ]);
  expect(statusOn("sent", "2026-06-01", "2026-06-01")).toBe("sent");
  expect(statusOn("sent", "2026-06-01", "2026-06-02")).toBe("overdue");
  expect(statusOn("paid", "2026-06-01", "2026-06-02")).toBe("paid");
});

it("terms count their days over the end of months and years", () => {
  expect(dueOnBy("30_days", "2026-12-15")).toBe("2027-01-14");
  expect(dueOnBy("15_days", "2028-02-20")).toBe("2028-03-06");
  expect(dueOnBy("cash", "2026-06-01")).toBe("2026-06-01");
});

const rates = fc.constantFrom(0, 210, 550, 1_000, 2_000);
const anyLines = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 10 ** 7 }), price: fc.nat(10 ** 7), discount: fc.nat(10_000), vatRate: rates }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

it("the sums shown add up: lines make the bases, bases and taxes make the total, all in whole cents", () => {
  fc.assert(
    fc.property(anyLines, (given) => {
      const lines = given.map((line) => ({ ...line, total: lineTotal({ ...line, per: "piece" }) }));
      const { subtotal, vat, total } = totalsOf(lines);
      expect(vat.reduce((sum, { base }) => sum + base, 0)).toBe(subtotal);
      expect(vat.reduce((sum, { tax }) => sum + tax, subtotal)).toBe(total);
      for (const amount of [subtotal, total, ...vat.map(({ tax }) => tax)]) expect(amount % 100).toBe(0);
      for (const { rate, base, tax } of vat) expect(Math.abs(tax * 10_000 - base * rate)).toBeLessThanOrEqual(50 * 10_000);
    }),
  );
});

it("a deposit of all is all, and none is more than its share", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 10_000 }), (given, share) => {
      const lines = given.map((line) => ({ ...line, total: lineTotal({ ...line, per: "piece" }) }));
      const whole = depositShares(lines, 10_000).reduce((sum, { total }) => sum + total, 0);
      expect(whole).toBe(totalsOf(lines).subtotal);
      const parts = depositShares(lines, share);
      for (const { vatRate, total } of parts) {
        const base = totalsOf(lines).vat.find(({ rate }) => rate === vatRate)?.base ?? 0;
        expect(Math.abs(total - (base * share) / 10_000)).toBeLessThanOrEqual(50);
      }
    }),
  );
});
