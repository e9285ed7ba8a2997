import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { formatMoney } from "@/worker/core/figures/money";
import { convert, formatQuantity, bulkOf, ratioOf } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import { lineTotal, rebatesOf, rebatesWith, totalsOf } from "@/worker/core/figures/totals";
import { MAX_UNIT_PRICE, unitPrice } from "@/worker/core/figures/unit-price";

/** Spaces that do not break, as people type them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each([
  ["just below half", 49n, 100n, 0n],
  ["half", 50n, 100n, 1n],
  ["just above half", 51n, 100n, 1n],
  ["one and a half", 3n, 2n, 2n],
  ["nothing", 0n, 7n, 0n],
  ["whole", 14n, 7n, 2n],
])("a quotient is rounded half up: %s", (_, dividend, divisor, quotient) => expect(divideRounded(dividend, divisor)).toBe(quotient));

describe("an amount of money reads", () => {
  it.each([
    ["as nothing when there is none", null, "0 €"],
    ["as nothing when it is unknown", undefined, "0 €"],
    ["as nothing when it is no number", Number.NaN, "0 €"],
    ["as nothing when it is beyond all numbers", Number.POSITIVE_INFINITY, "0 €"],
    ["with its cents", 50_000, "5,00 €"],
    ["with a part of a cent where there is one", 12_345, "1,2345 €"],
    ["with its sign", -10_000, "-1,00 €"],
    ["with its thousands apart", 12_345_678_900, "1 234 567,89 €"],
  ])("%s", (_, value, text) => expect(plain(formatMoney(value))).toBe(text));

  it.each([
    [0, "1 €"],
    [1, "1,2 €"],
    [2, "1,23 €"],
    [3, "1,235 €"],
  ])("with at most %i decimals", (decimals, text) => {
    expect(plain(formatMoney(decimals ? 12_345 : 10_000, decimals))).toBe(text);
    expect(formatMoney(decimals ? 12_345 : 10_000, decimals)).toBe(formatMoney(decimals ? 12_345 : 10_000, decimals));
  });
});

describe("a rate reads", () => {
  it.each([
    [550, undefined, "5,5 %", "5.5%"],
    [2_000, undefined, "20 %", "20%"],
    [2_000, 1, "20,0 %", "20.0%"],
    [1, undefined, "0,01 %", "0.01%"],
    [-550, undefined, "-5,5 %", "-5.5%"],
  ])("%i as people write it", (value, decimals, french, english) =>
    expect([plain(formatRate(value, "fr", decimals)), plain(formatRate(value, "en", decimals))]).toEqual([french, english]),
  );
});

describe("a quantity", () => {
  const oil = { density: 920, weight: null };
  const egg = { density: null, weight: 60_000 };
  it.each([
    ["2 l of oil weigh 1.84 kg", 2_000_000, "l", "kg", oil, 1_840_000],
    ["what 1.84 kg of oil fill", 1_840_000, "g", "cl", oil, 2_000_000],
    ["ten eggs weigh 600 g", 10_000, "piece", "g", egg, 600_000],
    ["600 g are ten eggs", 600_000, "g", "piece", egg, 10_000],
    ["kilos stay what they are, whatever the density", 7, "kg", "g", egg, 7],
    ["no density, no weight", 1_000, "ml", "g", egg, null],
    ["no weight, no pieces", 1_000, "piece", "g", oil, null],
    ["a density says nothing of pieces", 1_000, "ml", "piece", oil, null],
  ] as const)("%s", (_, amount, from, to, measures, other) => expect(convert(amount, from, to, measures)).toBe(other));

  it.each([
    ["g", "kg"],
    ["kg", "kg"],
    ["ml", "l"],
    ["cl", "l"],
    ["l", "l"],
    ["piece", "piece"],
  ] as const)("in %s is priced by the %s", (unit, bulk) => expect(bulkOf(unit)).toBe(bulk));

  it.each([
    [2_500_000, "kg", "2,5", "2.5"],
    [1_234_567, "g", "1 234,567", "1,234.567"],
    [750_000, "cl", "75", "75"],
    [1, "piece", "0,001", "0.001"],
  ] as const)("of %i in %s reads", (amount, unit, french, english) =>
    expect([plain(formatQuantity(amount, unit, "fr")), formatQuantity(amount, unit, "en")]).toEqual([french, english]),
  );

  it("the ratio of two units that one cannot compare is unknown", () => {
    expect(ratioOf("g", "ml", { density: null, weight: 5 })).toBe(null);
    expect(ratioOf("g", "kg", { density: null, weight: null })).toEqual({ numerator: 1n, denominator: 1n });
  });
});

describe("what a unit costs when a pack does", () => {
  const flour = { unit: "kg", density: null, weight: null } as const;
  it.each([
    ["25 kg for 30 € is 1,20 € a kilo", 300_000, { amount: 25_000_000, unit: "kg" }, flour, 12_000],
    ["half of a ten-thousandth is rounded up", 1, { amount: 2_000_000, unit: "kg" }, flour, 1],
    ["less is nothing", 1, { amount: 2_000_001, unit: "kg" }, flour, 0],
    ["what does not convert has no price", 1, { amount: 1_000, unit: "piece" }, flour, null],
    ["the dearest", MAX_UNIT_PRICE, { amount: 1_000_000, unit: "kg" }, flour, MAX_UNIT_PRICE],
    ["dearer than the dearest is unknown", MAX_UNIT_PRICE + 1, { amount: 1_000_000, unit: "kg" }, flour, null],
    ["a litre of oil weighed", 92_000, { amount: 1_000_000, unit: "l" }, { ...flour, density: 920 }, 100_000],
  ] as const)("%s", (_, price, pack, item, cost) => expect(unitPrice(price, pack, item)).toBe(cost));
});

describe("what is taken off a paper", () => {
  const lines = [
    { total: 10_000, vatRate: 2_000 },
    { total: 30_000, vatRate: 550 },
    { total: -5_000, vatRate: 550 },
  ];
  it("is none where nothing is said", () => expect(rebatesOf(lines, { discount: 0, discountAmount: 0 })).toEqual([]));

  it("is a share of what is sold at each rate, the lowest first; deposits that are taken back stay whole", () => {
    expect(rebatesOf(lines, { discount: 1_000, discountAmount: 0 })).toEqual([
      { rate: 550, base: 30_000, amount: 3_000 },
      { rate: 2_000, base: 10_000, amount: 1_000 },
    ]);
  });

  it("or a sum spread in proportion", () => {
    expect(rebatesOf(lines, { discount: 0, discountAmount: 400 })).toEqual([
      { rate: 550, base: 30_000, amount: 300 },
      { rate: 2_000, base: 10_000, amount: 100 },
    ]);
  });

  it("of nothing is nothing", () => {
    const free = [{ total: 0, vatRate: 550 }];
    expect(rebatesOf(free, { discount: 0, discountAmount: 400 })).toEqual([]);
    expect(rebatesWith([{ rate: 550, base: 0, amount: 0 }], [], free)).toEqual([]);
  });

  it("goes with its part of the lines, never beyond what was sold", () => {
    const parts = rebatesOf(lines, { discount: 1_000, discountAmount: 0 });
    const part = { total: 15_000, vatRate: 550 };
    expect(rebatesWith(parts, [], [part])).toEqual([{ rate: 550, base: 15_000, amount: 1_500 }]);
    expect(rebatesWith(parts, [part], [part, { total: -5_000, vatRate: 550 }])).toEqual([{ rate: 550, base: 15_000, amount: 1_500 }]);
    expect(rebatesWith(parts, [part, part], [part])).toEqual([]);
    expect(rebatesWith(parts, [part], [part, part])).toEqual([{ rate: 550, base: 30_000, amount: 1_500 }]);
    expect(rebatesWith(parts, [{ total: -5_000, vatRate: 550 }], [part])).toEqual([{ rate: 550, base: 15_000, amount: 1_500 }]);
  });

  it("lowers the base that it falls on, and a rate that no line has is a base below nothing", () => {
    expect(totalsOf(lines, [{ rate: 2_000, base: 10_000, amount: 1_000 }])).toEqual({
      subtotal: 34_000,
      vat: [
        { rate: 550, base: 25_000, tax: 1_400 },
        { rate: 2_000, base: 9_000, tax: 1_800 },
      ],
      total: 37_200,
    });
    expect(totalsOf([], [{ rate: 0, base: 0, amount: 100 }])).toEqual({
      subtotal: -100,
      vat: [{ rate: 0, base: -100, tax: 0 }],
      total: -100,
    });
  });
});

it("a line is worth as many of what it is priced in, less its discount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }), (pieces, cents) => {
      const price = cents * 100;
      expect(lineTotal({ amount: pieces * 1_000, price, per: "piece", discount: 0 })).toBe(pieces * price);
      expect(lineTotal({ amount: pieces * 1_000_000, price, per: "kg", discount: 10_000 })).toBe(0);
    }),
  );
});
