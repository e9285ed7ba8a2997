import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, type Unit, unitNames, units } from "@/worker/core/figures/quantity";
import { MAX_UNIT_PRICE, unitPrice } from "@/worker/core/figures/unit-price";
import { cheapestFirst, difference } from "@/worker/modules/buy/tariffs/rules";

const unknown = { density: null, weight: null };
const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
const prices = fc.integer({ min: 0, max: 10_000_000_000 });
const measures = fc.record({ density: fc.integer({ min: 1, max: 20_000 }), weight: fc.integer({ min: 1, max: 50_000_000 }) });
const unit = fc.constantFrom<Unit>(...unitNames);

describe("units convert", () => {
  it("within a measure, whatever is known of the thing", () => {
    expect([convert(2_500_000, "kg", "g", unknown), convert(330_000, "cl", "l", unknown)]).toEqual([2_500_000, 330_000]);
  });

  it("from weights to volumes by the density, to pieces by the weight of one", () => {
    // A litre of oil weighs 916 g; an egg 55 g.
    expect(convert(916_000, "kg", "l", { density: 916, weight: null })).toBe(1_000_000);
    expect(convert(1_000_000, "kg", "piece", { density: null, weight: 55_000 })).toBe(18_182);
    expect(convert(1_000_000, "l", "piece", { density: 1_000, weight: 250_000 })).toBe(4_000);
  });

  it("not without what it takes", () => {
    expect(convert(1, "kg", "l", { density: null, weight: 5 })).toBeNull();
    expect(convert(1, "piece", "ml", { density: 1_000, weight: null })).toBeNull();
    expect(convert(1, "g", "ml", { density: 0, weight: null })).toBeNull();
  });

  it("there and back, to less than what rounding there loses", () => {
    fc.assert(
      fc.property(amounts, unit, unit, measures, (amount, from, to, itemMeasures) => {
        const there = convert(amount, from, to, itemMeasures) ?? Number.NaN;
        const back = convert(there, to, from, itemMeasures) ?? Number.NaN;
        const step = convert(1_000_000, to, from, itemMeasures) ?? Number.NaN;
        return Math.abs(back - amount) <= step / 2_000_000 + 1;
      }),
    );
  });
});

describe("the price of a unit", () => {
  it("is that of the pack, shared", () => {
    const pack = { amount: 25_000_000, unit: "kg" } as const;
    expect(unitPrice(214_000, pack, { unit: "kg", ...unknown })).toBe(8_560);
    expect(unitPrice(214_000, pack, { unit: "g", ...unknown })).toBe(9);
    expect(unitPrice(5, { amount: 2_000, unit: "piece" }, { unit: "piece", ...unknown })).toBe(3);
  });

  it("follows the density for what is poured and bought by weight, and the weight for what is counted", () => {
    expect(unitPrice(100_000, { amount: 920_000, unit: "g" }, { unit: "l", density: 920, weight: null })).toBe(100_000);
    expect(unitPrice(60_000, { amount: 30_000, unit: "piece" }, { unit: "kg", density: null, weight: 50_000 })).toBe(40_000);
  });

  it("is unknown when the units do not convert", () => {
    expect(unitPrice(1, { amount: 1_000, unit: "l" }, { unit: "kg", ...unknown })).toBeNull();
  });

  it("differs from the exact share by half a ten-thousandth at most, and is rounded once", () => {
    fc.assert(
      fc.property(prices, amounts, unit, unit, measures, (price, amount, from, to, itemMeasures) => {
        const grams = (name: Unit) => BigInt({ g: 1_000, ml: itemMeasures.density, piece: itemMeasures.weight }[units[name].base]);
        const exactTop = BigInt(price) * BigInt(units[to].factor) * 1_000n * grams(to);
        const exactBottom = BigInt(amount) * grams(from);
        const shown = unitPrice(price, { amount, unit: from }, { unit: to, ...itemMeasures });
        if (shown === null) return exactTop > BigInt(MAX_UNIT_PRICE) * exactBottom;
        const apart = 2n * (BigInt(shown) * exactBottom - exactTop);
        return apart <= exactBottom && apart > -exactBottom;
      }),
    );
  });

  it("grows with the price of the pack", () => {
    fc.assert(
      fc.property(prices, prices, amounts, (price, otherPrice, amount) => {
        const of = (price: number) => unitPrice(price, { amount, unit: "g" }, { unit: "kg", ...unknown }) ?? MAX_UNIT_PRICE;
        return price <= otherPrice ? of(price) <= of(otherPrice) : of(price) >= of(otherPrice);
      }),
    );
  });
});

it("the cheapest comes first, the preferred one of equals before the other, the unknown last", () => {
  const offers = [
    { id: "unknown", unitPrice: null, preferred: true },
    { id: "dear", unitPrice: 20, preferred: false },
    { id: "equal", unitPrice: 10, preferred: false },
    { id: "preferred", unitPrice: 10, preferred: true },
  ];
  expect(cheapestFirst(offers).map(({ id }) => id)).toEqual(["preferred", "equal", "dear", "unknown"]);
});

it("says how much dearer an offer is", () => {
  expect([difference(15, 10), difference(10, 10), difference(null, 10), difference(10, 0)]).toEqual([5_000, 0, null, null]);
});
