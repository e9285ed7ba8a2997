import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, type Unit, unitNames, units } from "@/worker/core/figures/quantity";

const anyUnit = fc.constantFrom<Unit>(...unitNames);
/** From foam to mercury, from a seed to a barrel. */
const measures = fc.record({ density: fc.integer({ min: 50, max: 13_600 }), weight: fc.integer({ min: 1, max: 200_000_000 }) });

describe("a quantity in another unit", () => {
  it("weighs what is poured and counts what is weighed", () => {
    const oil = { density: 920, weight: null };
    const egg = { density: null, weight: 50_000 };
    expect(convert(2_000_000, "l", "kg", oil)).toBe(1_840_000);
    expect(convert(600_000, "g", "piece", egg)).toBe(12_000);
    expect(convert(3_000, "piece", "l", { density: 1_000, weight: 50_000 })).toBe(150_000);
  });

  it("is unknown without the density or the weight it takes, and needs none within one kind of unit", () => {
    const nothing = { density: null, weight: null };
    for (const from of unitNames) {
      for (const to of unitNames) expect(convert(7, from, to, nothing)).toBe(units[from].base === units[to].base ? 7 : null);
    }
    expect(convert(7, "piece", "l", { density: 1_000, weight: null })).toBeNull();
  });

  it("comes back from any unit as it went, but for what the coarser one rounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), anyUnit, anyUnit, measures, (amount, from, to, item) => {
        const there = convert(amount, from, to, item) ?? Number.NaN;
        const back = convert(there, to, from, item) ?? Number.NaN;
        const grams = { g: 1_000, ml: item.density, piece: item.weight };
        const rounding = grams[units[to].base] / grams[units[from].base] / 2 + 0.5;
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(rounding);
      }),
    );
  });

  it("is exact, however large", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 600_000_000_000_000n }), measures, (amount, item) => {
        const exact = (2n * amount * BigInt(item.density) + 1_000n) / 2_000n;
        expect(BigInt(convert(Number(amount), "l", "kg", item) ?? 0)).toBe(exact);
      }),
    );
  });
});
