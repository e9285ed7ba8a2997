import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLikely, likelyShares } from "@/worker/modules/make/production/yields";

const batch = fc.record({ output: fc.integer({ min: 1, max: 1_000_000 }), planned: fc.integer({ min: 1, max: 1_000_000 }) });
const of = (...shares: number[]) => shares.map((share) => ({ output: share * 10, planned: 1_000 }));

describe("what a batch is likely to give", () => {
  it.each([
    [12, false],
    [12.6, true],
    [12.599, false],
    [21, true],
    [31.5, true],
    [31.501, false],
  ])("of 21 planned, without a history: %f", (output, expected) => {
    expect(isLikely(output * 1_000, 21_000, likelyShares([]))).toBe(expected);
  });

  it("is told by its own batches once there are five, one slip among them left out", () => {
    expect(likelyShares(of(98, 99, 97, 100))).toEqual({ low: 60, high: 150, isOwn: false });
    expect(likelyShares(of(98, 99, 97, 100, 98))).toEqual({ low: 83, high: 114, isOwn: true });
    expect(likelyShares(of(98, 99, 5, 100, 98))).toEqual({ low: 83, high: 114, isOwn: true });
    expect(likelyShares(of(40, 42, 44, 41, 43))).toEqual({ low: 34, high: 50, isOwn: true });
  });

  it("holds what the batches before gave, but for the least and the most", () => {
    fc.assert(
      fc.property(fc.array(batch, { minLength: 5, maxLength: 12 }), (batches) => {
        const shares = likelyShares(batches);
        const inOrder = [...batches].sort((one, other) => one.output / one.planned - other.output / other.planned).slice(1, -1);
        for (const { output, planned } of inOrder) expect(isLikely(output, planned, shares)).toBe(true);
      }),
    );
  });
});
