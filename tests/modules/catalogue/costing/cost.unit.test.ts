import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf, inputNeeded, scaled } from "@/worker/modules/catalogue/costing";
import { among, anyCost, anyLoss, anyWeight, ingredient, line, recipeOf } from "@/tests/support/kitchen";

const cake = ingredient("cake", { kind: "product", cost: null });

describe("what must be taken for this much to be left", () => {
  it("is 10 kg for the 0.6 kg that losses of 66.67 % and 82 % leave", () => {
    const needed = inputNeeded(600, [6_667, 8_200]);
    expect(needed).toBe(10_001);
    expect((needed * 3_333 * 1_800) / 10_000 ** 2).toBeCloseTo(600, 0);
  });

  it("is the same amount when nothing is lost, and never less than what is left", () => {
    fc.assert(
      fc.property(anyWeight, fc.array(anyLoss, { maxLength: 6 }), (remaining, losses) => {
        expect(inputNeeded(remaining, [])).toBe(remaining);
        expect(inputNeeded(remaining, losses)).toBeGreaterThanOrEqual(remaining);
      }),
    );
  });

  it("does not depend on the order of the losses, and two in a row are one after the other within a rounding", () => {
    const some = fc.integer({ min: 0, max: 9_000 });
    fc.assert(
      fc.property(anyWeight, some, some, (remaining, one, other) => {
        expect(inputNeeded(remaining, [one, other])).toBe(inputNeeded(remaining, [other, one]));
        const inTurn = inputNeeded(inputNeeded(remaining, [one]), [other]);
        expect(Math.abs(inTurn - inputNeeded(remaining, [one, other]))).toBeLessThanOrEqual(6);
      }),
    );
  });
});

it("a share of a whole is rounded half up, and the whole of it is itself", () => {
  expect([scaled(1, 1, 2), scaled(10, 1, 3), scaled(5, 10_500, 10_000)]).toEqual([1, 3, 5]);
  fc.assert(fc.property(anyWeight, anyWeight, (value, whole) => scaled(value, whole, whole) === value));
});

describe("what a recipe costs", () => {
  it("is (materials ÷ yield + packaging + minutes/60 × hourly rate + overhead) ÷ good units", () => {
    const jam = ingredient("jam", { kind: "product", unit: "piece", cost: null });
    const fruit = ingredient("fruit", { cost: 30_000 });
    const pot = ingredient("pot", { kind: "packaging", unit: "piece", cost: 2_500 });
    const lines = [line("fruit", 8_000, { loss: 2_000 }), line("pot", 100, { unit: "piece" })];
    const outputs = { outputAmount: 100_000, outputUnit: "piece", yield: 7_500, labourMinutes: 90, hourlyRate: 200_000, overhead: 150_000 };
    const cost = costOf(recipeOf("jam", lines, outputs as never), jam, among(jam, fruit, pot));
    // 8 kg of fruit are 10 kg before peeling, 13.333 kg of it before cooking down: 40 €; 100 pots: 25 €; 1.5 h at 20 €: 30 €.
    expect(cost).toMatchObject({ materials: 400_000, packaging: 250_000, labour: 300_000, overhead: 150_000, total: 1_100_000 });
    expect([cost.unit, cost.missing]).toEqual([11_000, []]);
  });

  it("adds up: its lines are its materials and packaging", () => {
    const pot = ingredient("pot", { kind: "packaging", unit: "piece" });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyWeight, anyCost, anyLoss), { maxLength: 20 }),
        fc.integer({ min: 100, max: 10_000 }),
        (all, share) => {
          const items = all.map(([, cost], n) => ingredient(`i${n}`, { cost }));
          const lines = all.map(([amount, , loss], n) => line(`i${n}`, 0, { amount, loss }));
          const whole = [...lines, line("pot", 3, { unit: "piece" })];
          const cost = costOf(recipeOf("cake", whole, { yield: share }), cake, among(cake, pot, ...items));
          const sum = cost.lines.reduce<number>((total, each) => total + (each ?? 0), 0);
          expect(Math.abs(sum - cost.materials - cost.packaging)).toBeLessThanOrEqual(whole.length / 2 + 1);
        },
      ),
    );
  });

  it("rises with each price in proportion", () => {
    fc.assert(
      fc.property(anyCost, fc.integer({ min: 1, max: 9 }), anyWeight, anyLoss, (price, times, amount, loss) => {
        const butter = (cost: number) => ingredient("butter", { cost });
        const flour = ingredient("flour");
        const recipe = recipeOf("cake", [line("butter", 0, { amount, loss }), line("flour", 250)], { overhead: 700 });
        const totalAt = (cost: number) => costOf(recipe, cake, among(cake, flour, butter(cost))).total;
        const rise = (cost: number) => totalAt(cost) - totalAt(0);
        expect(Math.abs(rise(price * times) - times * rise(price))).toBeLessThanOrEqual(times + 1);
      }),
    );
  });

  it("is the same for one when everything is doubled", () => {
    const parts = fc.array(fc.tuple(anyWeight, anyCost, anyLoss), { minLength: 1, maxLength: 8 });
    const minutes = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(parts, minutes, anyCost, anyWeight, (all, labourMinutes, overhead, outputAmount) => {
        const itemOf = among(cake, ...all.map(([, cost], n) => ingredient(`i${n}`, { cost })));
        const times = (n: number) =>
          recipeOf(
            "cake",
            all.map(([amount, , loss], place) => line(`i${place}`, 0, { amount: amount * n, loss })),
            { labourMinutes: labourMinutes * n, hourlyRate: 215_000, overhead: overhead * n, outputAmount: outputAmount * n },
          );
        const [once, twice] = [costOf(times(1), cake, itemOf).unit ?? 0, costOf(times(2), cake, itemOf).unit ?? 0];
        expect(Math.abs(once - twice)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is that of a recipe in one piece when a component is made apart, within its rounding", () => {
    fc.assert(
      fc.property(anyCost, anyCost, fc.integer({ min: 1, max: 499_999 }), fc.integer({ min: 0, max: 5_000 }), (a, b, half, loss) => {
        const [flour, butter] = [ingredient("flour", { cost: a }), ingredient("butter", { cost: b })];
        // A kilo of dough, of which the cake takes half a kilo.
        const mixed = [line("flour", 0, { amount: 2 * half }), line("butter", 0, { amount: 1_000_000 - 2 * half, loss })];
        const component = ingredient("dough", { kind: "component", cost: null });
        const cost = costOf(recipeOf("dough", mixed), component, among(component, flour, butter)).unit;
        const nested = costOf(recipeOf("cake", [line("dough", 500)]), cake, among(cake, { ...component, cost }));
        const halved = mixed.map((each) => ({ ...each, amount: each.amount / 2 }));
        const flat = costOf(recipeOf("cake", halved), cake, among(cake, flour, butter));
        expect(Math.abs((nested.unit ?? 0) - (flat.unit ?? 0))).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("is unknown while a cost or a conversion is, and says of what", () => {
    const [flour, oil] = [ingredient("flour", { cost: null }), ingredient("oil", { unit: "l", cost: 50_000 })];
    const recipe = recipeOf("cake", [line("flour", 500), line("oil", 100)]);
    const cost = costOf(recipe, cake, among(cake, flour, oil));
    expect(cost.unit).toBeNull();
    expect(cost.lines).toEqual([null, null]);
    expect(cost.missing.map(({ item, what }) => [item.sku, what])).toEqual([
      ["FLOUR", "cost"],
      ["OIL", "conversion"],
    ]);
    const apiece = costOf(recipe, { ...cake, unit: "piece" }, among(cake, ingredient("flour"), { ...oil, density: 920 }));
    expect([apiece.unit, apiece.missing.map(({ item, what }) => [item.sku, what])]).toEqual([null, [["CAKE", "conversion"]]]);
  });

  it("weighs what is poured and counted", () => {
    const oil = ingredient("oil", { unit: "l", cost: 92_000, density: 920 });
    const egg = ingredient("egg", { unit: "piece", cost: 3_000, weight: 50_000 });
    const costFor = (itemId: string, overrides: object) =>
      costOf(recipeOf("cake", [line(itemId, 0, overrides)]), cake, among(cake, oil, egg)).materials;
    // 920 g of oil are a litre; 600 g of eggs are twelve.
    expect(costFor("oil", { amount: 920_000, unit: "g" })).toBe(92_000);
    expect(costFor("oil", { amount: 500_000, unit: "cl" })).toBe(46_000);
    expect(costFor("egg", { amount: 600_000, unit: "kg" })).toBe(36_000);
  });
});
