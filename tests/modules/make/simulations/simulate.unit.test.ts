import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Place } from "@/worker/modules/store/ledger";
import { type Run, simulate } from "@/worker/modules/make/simulations/simulate";
import { among, anyLoss, anyWeight, ingredient, line, recipeOf } from "@/tests/support/kitchen";

const day = "2026-06-01";
const kilo = 1_000_000;
const products = [ingredient("coulis", { kind: "product" }), ingredient("sauce", { kind: "product" })];
const kinds = [ingredient("tomate"), ingredient("huile"), ingredient("bocal", { kind: "packaging", unit: "piece" })];
const itemOf = among(...products, ...kinds);
const place = (itemId: string, amount: number, facts: Partial<Place> = {}): Place => {
  const lot = { lotId: `${itemId}-${facts.useBy ?? ""}`, number: itemId, locationId: "main", dlc: null, ddm: null, useBy: "9999-12-31" };
  return { ...lot, itemId, decision: "available", unitCost: 1, amount, reserved: 0, ...facts };
};
const run = (index: number, by: Run["by"], amount?: Run["amount"], recipe = recipeOf(products[index]?.id ?? "", [line("tomate", 1_000)])) =>
  ({ recipe: { ...recipe, method: "" }, product: products[index] as Run["product"], by, amount }) satisfies Run;
const kg = (amount: number) => ({ amount, unit: "kg" as const });

describe("how much is made", () => {
  it("is what one says, all that stock allows, or what the vessel holds", () => {
    const places = [place("tomate", 3 * kilo)];
    expect(simulate(run(0, "output", kg(5 * kilo)), { places, day, itemOf }).tried).toMatchObject({
      amount: 5 * kilo,
      lines: [{ needed: 5 * kilo, available: 3 * kilo, short: 2 * kilo }],
    });
    expect(simulate(run(0, "stock"), { places, day, itemOf }).tried).toMatchObject({ amount: 3 * kilo, lines: [{ short: 0 }] });
    // A kilo of coulis cooks two kilos of tomatoes: a vessel of ten holds five.
    const reduced = recipeOf("coulis", [line("tomate", 1_000)], { yield: 5_000 });
    expect(simulate(run(0, "vessel", kg(10 * kilo), reduced), { places, day, itemOf }).tried.amount).toBe(5 * kilo);
  });

  it("needs an amount where one decides it", () => {
    for (const by of ["output", "vessel"] as const)
      expect(() => simulate(run(0, by), { places: [], day, itemOf })).toThrow("invalid_input");
  });

  it("knows no litres of what has no density", () => {
    expect(() => simulate(run(0, "vessel", { amount: kilo, unit: "l" }), { places: [], day, itemOf })).toThrow("invalid_input");
  });
});

const anyRecipe = fc
  .record({
    tomato: anyWeight,
    oil: anyWeight,
    jars: fc.integer({ min: 1, max: 20 }),
    loss: anyLoss,
    yield: fc.integer({ min: 2_000, max: 10_000 }),
  })
  .map(({ tomato, oil, jars, loss, yield: share }) =>
    recipeOf(
      "coulis",
      [
        { ...line("tomate", 1), amount: tomato, loss: Math.min(loss, 8_000) },
        { ...line("huile", 1), amount: oil },
        { ...line("bocal", 1), amount: jars * 1_000, unit: "piece" },
      ],
      { yield: share },
    ),
  );
const anyStock = fc.record({
  tomate: fc.nat(500_000_000),
  huile: fc.nat(500_000_000),
  bocal: fc.integer({ min: 0, max: 500 }).map((jars) => jars * 1_000),
});
const dates = ["2026-05-01", "2026-06-10", "2026-09-01"];
const placesOf = (stock: Record<string, number>) =>
  Object.entries(stock).flatMap(([itemId, amount]) => dates.map((useBy) => place(itemId, amount, { useBy, dlc: useBy })));

it("what stock allows lacks nothing, and never takes more than is free, nor what is past its date", () => {
  fc.assert(
    fc.property(anyRecipe, anyStock, (recipe, stock) => {
      const places = placesOf(stock);
      const { tried, places: remaining } = simulate(run(0, "stock", undefined, recipe), { places, day, itemOf });
      expect(tried.lines.every(({ short }) => short === 0)).toBe(true);
      expect(remaining.every(({ amount, reserved }) => reserved <= amount)).toBe(true);
      expect(remaining.filter(({ useBy }) => useBy < day).every(({ reserved }) => reserved === 0)).toBe(true);
    }),
  );
});

it("recipes that follow one another take together what the stock has lost, the earliest dates first", () => {
  const anyAmount = fc.integer({ min: 1, max: 2_000_000_000 });
  fc.assert(
    fc.property(anyRecipe, anyStock, anyAmount, anyAmount, (recipe, stock, first, second) => {
      const places = placesOf(stock);
      const one = simulate(run(0, "output", kg(first), recipe), { places, day, itemOf });
      const two = simulate(run(0, "output", kg(second), recipe), { places: one.places, day, itemOf });
      for (const [at, { itemId, needed, short, parts }] of two.tried.lines.entries()) {
        const before = one.tried.lines[at];
        const taken = parts.reduce((sum, { amount }) => sum + amount, 0);
        expect(taken + short).toBe(needed);
        const gone = two.places.filter((lot) => lot.itemId === itemId).reduce((sum, { reserved }) => sum + reserved, 0);
        const takenBefore = (before?.needed ?? 0) - (before?.short ?? 0);
        expect(gone).toBe(takenBefore + taken);
        // The later date is touched only once the earlier one is used up.
        const [early, late] = two.places.filter((lot) => lot.itemId === itemId && lot.useBy >= day);
        if (late?.reserved) expect(early?.reserved).toBe(early?.amount);
      }
    }),
  );
});

it("a vessel twice as large makes twice as much, but for what is too little to weigh", () => {
  // From a thousandth of what the recipe weighs to a thousand times as much: past that it is refused as more than can be.
  const anyThousandths = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(anyRecipe, anyThousandths, (recipe, thousandths) => {
      const weight = recipe.lines.reduce((sum, { amount, unit }) => (unit === "kg" ? sum + amount : sum), 0);
      const size = Math.max(1, Math.round((weight * thousandths) / 1_000));
      const full = (amount: number) => simulate(run(0, "vessel", kg(amount), recipe), { places: [], day, itemOf }).tried.amount;
      expect(Math.abs(full(2 * size) - 2 * full(size))).toBeLessThanOrEqual(1);
    }),
  );
});
