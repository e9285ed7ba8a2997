import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allergens as allAllergens } from "@/worker/core/trade/food";
import { declarationOf } from "@/worker/modules/catalogue/costing";
import { among, ingredient, line, per100g, recipeOf } from "@/tests/support/kitchen";

const cake = ingredient("cake", { kind: "product" });
const someAllergens = fc.subarray([...allAllergens]);

describe("what a recipe declares", () => {
  it("is every allergen of its ingredients, in the order of the law; traces are what is not there anyway", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someAllergens, someAllergens), { minLength: 1, maxLength: 6 }), (all) => {
        const items = all.map(([present, traces], n) => ingredient(`i${n}`, { allergens: [...present].reverse(), traces }));
        const lines = items.map(({ id }) => line(id, 100));
        const { allergens, traces } = declarationOf(recipeOf("cake", lines), cake, among(cake, ...items));
        const isIn = (side: 0 | 1) => allAllergens.filter((one) => all.some((sides) => sides[side].includes(one)));
        expect(allergens).toEqual(isIn(0));
        expect(traces).toEqual(isIn(1).filter((one) => !isIn(0).includes(one)));
      }),
    );
  });

  it("is unknown while one ingredient has not declared its own; the packaging declares nothing", () => {
    const butter = ingredient("butter", { allergens: ["milk"] });
    const [secret, pot] = [
      ingredient("secret", { allergens: null, nutrition: null }),
      ingredient("pot", { kind: "packaging", allergens: null }),
    ];
    const recipe = recipeOf("cake", [line("butter", 500), line("secret", 500), line("pot", 1, { unit: "piece" })]);
    const declaration = declarationOf(recipe, cake, among(cake, butter, secret, pot));
    expect([declaration.allergens, declaration.nutrition]).toEqual([null, null]);
    expect(declaration.missing.map(({ item, what }) => [item.sku, what])).toEqual([
      ["SECRET", "allergens"],
      ["SECRET", "nutrition"],
    ]);
  });

  it("feeds more per 100 g when water leaves: 2 kg of fruit and sugar in a kilo of jam", () => {
    const fruit = ingredient("fruit", { nutrition: per100g({ sugars: 10_000, fibre: 2_000 }) });
    const sugar = ingredient("sugar", { nutrition: per100g({ sugars: 100_000 }) });
    const recipe = recipeOf("cake", [line("fruit", 1_500), line("sugar", 500, { loss: 500 })]);
    const { nutrition } = declarationOf(recipe, cake, among(cake, fruit, sugar));
    expect(nutrition).toMatchObject({ sugars: 65_000, fibre: 3_000 });
  });

  it("of one ingredient alone is that ingredient's, whatever it is measured in", () => {
    const amounts = fc.integer({ min: 1_000, max: 50_000_000 });
    fc.assert(
      fc.property(fc.nat(100_000), amounts, fc.integer({ min: 500, max: 2_000 }), (fat, amount, density) => {
        const oil = ingredient("oil", { unit: "l", density, nutrition: per100g({ fat }) });
        const recipe = recipeOf("cake", [line("oil", 0, { amount, unit: "l" })], { outputAmount: amount, outputUnit: "l" });
        expect(declarationOf(recipe, { ...cake, density }, among(cake, oil)).nutrition?.fat).toBe(fat);
      }),
    );
  });

  it("needs to know what the ingredients and the output weigh", () => {
    const egg = ingredient("egg", { unit: "piece" });
    const pie = ingredient("pie", { unit: "piece" });
    const recipe = recipeOf("pie", [line("egg", 2, { unit: "piece" })], { outputAmount: 1_000, outputUnit: "piece" });
    const { nutrition, missing } = declarationOf(recipe, pie, among(pie, egg));
    expect([nutrition, missing.map(({ item, what }) => [item.sku, what])]).toEqual([
      null,
      [
        ["PIE", "weight"],
        ["EGG", "weight"],
      ],
    ]);
    const weighed = declarationOf(recipe, { ...pie, weight: 100_000 }, among(pie, { ...egg, weight: 50_000 }));
    expect(weighed.missing).toEqual([]);
  });
});
