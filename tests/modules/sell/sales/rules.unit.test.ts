import fc from "fast-check";
import { expect, it } from "vitest";
import { businessSums, consumerSums, priceWithin, shelfPriceOf, type TillLine } from "@/worker/modules/sell/sales/rules";

const CENT = 100;
const rates = fc.constantFrom(0, 210, 550, 1_000, 2_000);
const anyLines = fc.array(
  fc.record({ pieces: fc.integer({ min: 1, max: 40 }), cents: fc.integer({ min: 1, max: 20_000 }), vatRate: rates }),
  { minLength: 1, maxLength: 8 },
);
const lineOf = ({ pieces, cents, vatRate }: { pieces: number; cents: number; vatRate: number }): TillLine => {
  const shelfPrice = cents * CENT;
  return { amount: pieces * 1_000, unit: "piece", per: "piece", shelfPrice, price: priceWithin(shelfPrice, vatRate), discount: 0, vatRate };
};

it("a consumer pays the sum of the labels, whatever the rates", () => {
  fc.assert(
    fc.property(anyLines, (drawn) => {
      const { total, subtotal, vat, lines } = consumerSums(drawn.map(lineOf));
      const labels = drawn.reduce((sum, { pieces, cents }) => sum + pieces * cents * CENT, 0);
      expect(total).toBe(labels);
      expect(subtotal + vat.reduce((sum, { tax }) => sum + tax, 0)).toBe(total);
      for (const { rate, base, tax } of vat) {
        const own = lines.filter((_, place) => drawn[place]?.vatRate === rate);
        expect(own.reduce((sum, line) => sum + line.total, 0)).toBe(base);
        expect(Math.abs((base * rate) / 10_000 - tax)).toBeLessThanOrEqual(CENT);
      }
    }),
  );
});

it("a price of the stall is found again from the price it holds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), rates, (cents, vatRate) => {
      expect(shelfPriceOf({ price: priceWithin(cents * CENT, vatRate), discount: 0, vatRate })).toBe(cents * CENT);
    }),
  );
});

it("a business pays its prices excl. tax, and tax on their sum", () => {
  const line = { amount: 100_000, unit: "piece", per: "piece", price: 33_300, shelfPrice: 35_100, discount: 0, vatRate: 550 } as const;
  expect(businessSums([line])).toMatchObject({ subtotal: 3_330_000, total: 3_513_200, lines: [{ total: 3_330_000, withTax: 3_513_200 }] });
});
