import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paginate, type Slab } from "@/worker/adapters/paper/pages";
import { shareWidth } from "@/worker/adapters/paper/table";

const frame = { first: 40, next: 10, bottom: 100 };
const slab = (height: number, more: Partial<Slab> = {}): Slab => ({ height, draw: () => {}, ...more });
const tops = (slabs: Slab[]) => paginate(slabs, frame).map((page) => page.map(({ y }) => y));

describe("pages", () => {
  it("begin under the letterhead, then at the top", () => {
    expect(tops([slab(30), slab(30), slab(30)])).toEqual([[40, 70], [10]]);
  });

  it("keep a heading with what it begins", () => {
    expect(tops([slab(40), slab(10, { withNext: true }), slab(20)])).toEqual([[40], [10, 20]]);
  });

  it("begin with the head of the table they go on with", () => {
    const head = slab(5);
    const rows = [1, 2, 3].map(() => slab(25, { head }));
    const pages = paginate([head, ...rows], frame);
    expect(pages.map((page) => page.map(({ y, isAgain }) => [y, isAgain]))).toEqual([
      [
        [40, false],
        [45, false],
        [70, false],
      ],
      [
        [10, true],
        [15, false],
      ],
    ]);
  });

  it("leave no gap at their top", () => {
    expect(tops([slab(60), slab(20, { gap: 15 }), slab(20, { gap: 15 })])).toEqual([[40], [10, 45]]);
  });

  it("give a slab that is too high one of its own, and go on", () => {
    expect(tops([slab(20), slab(500), slab(20)])).toEqual([[40], [10], [10]]);
  });

  it("show every slab once, in order, inside the page when it can be", () => {
    const some = fc.array(fc.record({ height: fc.integer({ min: 1, max: 80 }), withNext: fc.boolean() }), { maxLength: 40 });
    fc.assert(
      fc.property(some, (sizes) => {
        const slabs = sizes.map(({ height, withNext }) => slab(height, { withNext }));
        const placed = paginate(slabs, frame);
        expect(placed.flatMap((page) => page.map((one) => one.slab))).toEqual(slabs);
        for (const page of placed) {
          const isOneChain = page.slice(0, -1).every((one) => one.slab.withNext);
          for (const { slab: own, y } of page) if (!isOneChain) expect(y + own.height).toBeLessThanOrEqual(frame.bottom);
        }
      }),
    );
  });
});

describe("columns", () => {
  const figure = { most: 20, least: 20, grows: false };

  it("give texts what figures leave", () => {
    expect(shareWidth([{ most: 50, least: 10, grows: true }, figure], 100)).toEqual([80, 20]);
  });

  it("take from the longest text when there is too little", () => {
    expect(shareWidth([{ most: 150, least: 20, grows: true }, figure], 100)).toEqual([80, 20]);
  });

  it("fit however much is asked of them", () => {
    const wish = fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }), fc.boolean())
      .map(([least, more, grows]) => ({ least, most: least + more, grows }));
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 9 }), (wishes) => {
        expect(shareWidth(wishes, 500).reduce((sum, width) => sum + width, 0)).toBeCloseTo(500);
      }),
    );
  });
});
