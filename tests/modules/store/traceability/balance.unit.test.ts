import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceOf, isBalanced } from "@/worker/modules/store/traceability/balance";
import { daysIn } from "@/worker/modules/store/traceability/days-in";

const linesOf = (moved: [string, number][], inStock: number) =>
  balanceOf(
    moved.map(([kind, amount]) => ({ kind, amount })),
    inStock,
    "kg",
  ).map(({ side, amount, share }) => [side, amount.amount, share]);

describe("the balance of a lot", () => {
  it.each([
    ["received", "receipt", 10],
    ["made", "output", 10],
    ["returned", "return", 10],
    ["found", "found", 10],
    ["used", "consumption", -10],
    ["shipped", "shipment", -10],
    ["scrapped", "scrap", -10],
    ["missing", "missing", -10],
  ])("says what was %s", (side, kind, amount) =>
    expect(linesOf([[kind, amount]], 0)).toEqual([
      [side, 10, amount > 0 ? 10_000 : null],
      ["stock", 0, amount > 0 ? 0 : null],
    ]),
  );

  it("sums each side, in their order, and tells its part of what came", () => {
    const moved: [string, number][] = [
      ["scrap", -1],
      ["shipment", -2],
      ["receipt", 6],
      ["shipment", -3],
      ["found", 2],
      ["transfer", 5],
      ["consumption", 0],
    ];
    expect(linesOf(moved, 2)).toEqual([
      ["received", 6, 7_500],
      ["found", 2, 2_500],
      ["shipped", 5, 6_250],
      ["scrapped", 1, 1_250],
      ["stock", 2, 2_500],
    ]);
    expect(balanceOf([], 1, "kg")).toEqual([{ side: "stock", amount: { amount: 1, unit: "kg" }, share: null }]);
  });

  it.each([
    ["one less than there should be", 3, false],
    ["what there should be", 4, true],
    ["one more than there should be", 5, false],
  ])("of %s", (_, inStock, is) =>
    expect(
      isBalanced(
        balanceOf(
          [
            { kind: "output", amount: 10 },
            { kind: "shipment", amount: -6 },
          ],
          inStock,
          "kg",
        ),
      ),
    ).toBe(is),
  );

  it("holds whatever moved, when what is left is the sum of it", () => {
    const kinds = ["receipt", "output", "return", "found", "consumption", "shipment", "scrap", "missing"];
    const anyMove = fc.record({ kind: fc.constantFrom(...kinds), size: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const moved = moves.map(({ kind, size }) => ({ kind, amount: kinds.indexOf(kind) < 4 ? size : -size }));
        const inStock = moved.reduce((sum, { amount }) => sum + amount, 0);
        expect(isBalanced(balanceOf(moved, inStock, "g"))).toBe(true);
      }),
    );
  });
});

it.each([
  ["2026-1-5", { from: "2026-01-05", to: "2026-01-05" }],
  ["5/1/2026 et 3.1.2026", { from: "2026-01-03", to: "2026-01-05" }],
  ["2026-02-30 au 2026-03-01", null],
  ["2026-03-01 au 2026-02-30", null],
  ["2026-13-01", null],
  ["1/1/2026 2/1/2026 3/1/2026", null],
  ["", null],
  ["du au", null],
])("a search for %j names %j", (search, days) => expect(daysIn(search)).toEqual(days));
