import fc from "fast-check";
import { expect, it } from "vitest";
import { lineTotal, rebatesOf, rebatesWith, totalsOf } from "@/worker/core/figures/totals";
import { ageOf, depositShares, dueOnBy } from "@/worker/modules/money/invoices/rules";
import { statusOn } from "@/worker/modules/money/invoices/status";

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
    fc.property(anyLines, (drawnLines) => {
      const lines = drawnLines.map((line) => ({ ...line, total: lineTotal({ ...line, per: "piece" }) }));
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
    fc.property(anyLines, fc.integer({ min: 1, max: 10_000 }), (drawnLines, share) => {
      const lines = drawnLines.map((line) => ({ ...line, total: lineTotal({ ...line, per: "piece" }) }));
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

const known = (lines: { amount: number; price: number; discount: number; vatRate: number }[]) =>
  lines.map((line) => ({ ...line, total: lineTotal({ ...line, per: "piece" }) }));
const sum = (parts: { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);

it("what is taken off the whole is what was said, to the cent, and never makes a base negative", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 10_000 }), (drawnLines, share) => {
      const lines = known(drawnLines);
      const { subtotal } = totalsOf(lines);
      const off = Math.floor((subtotal * share) / 10_000 / 100) * 100;
      const parts = rebatesOf(lines, { discount: 0, discountAmount: off });
      expect(sum(parts)).toBe(off);
      for (const rebates of [parts, rebatesOf(lines, { discount: share, discountAmount: 0 })]) {
        const after = totalsOf(lines, rebates);
        expect(after.subtotal).toBe(subtotal - sum(rebates));
        for (const { base } of after.vat) expect(base).toBeGreaterThanOrEqual(0);
        for (const { amount } of rebates) expect(amount % 100).toBe(0);
      }
      for (const { base, amount } of rebatesOf(lines, { discount: share, discountAmount: 0 }))
        expect(Math.abs(amount - (base * share) / 10_000)).toBeLessThanOrEqual(50);
    }),
  );
});

it("what is credited line by line takes back as much of the discount as was drawnLines, to the cent", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 10_000 }), (drawnLines, discount) => {
      const lines = known(drawnLines);
      const rebates = rebatesOf(lines, { discount, discountAmount: 0 });
      const parts = lines.flatMap((line, place) => rebatesWith(rebates, lines.slice(0, place), [line]));
      expect(sum(parts)).toBe(sum(rebates));
      expect(rebatesWith(rebates, [], lines)).toEqual(rebates);
    }),
  );
});
