import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derivedFrom, type Graph, inOrder, type ItemFacts, type RecipeFacts, recompute } from "@/worker/modules/catalogue/costing";
import { allergens } from "@/worker/core/trade/food";
import { ingredient, line, per100g, recipeOf } from "@/tests/support/kitchen";

interface Kitchen {
  items: ItemFacts[];
  recipes: RecipeFacts[];
}

const graphOf = ({ items, recipes }: Kitchen) =>
  ({
    items: new Map(items.map((item) => [item.id, item])),
    recipes: new Map(recipes.map((recipe) => [recipe.itemId, recipe])),
    itemOf: (id: string) => items.find((item) => item.id === id) as ItemFacts,
  }) as unknown as Graph;

/** Any kitchen without a cycle: an item is made of some of those before it, the first five are bought. */
const anyKitchen: fc.Arbitrary<Kitchen> = fc
  .array(
    fc.record({
      cost: fc.option(fc.integer({ min: 1, max: 500_000 }), { freq: 8 }),
      allergen: fc.constantFrom(...allergens),
      of: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 5_000 })), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
    { minLength: 6, maxLength: 25 },
  )
  .map((drawn) => ({
    items: drawn.map(({ cost, allergen }, n) =>
      ingredient(`i${n}`, { cost, ...(n < 5 && { allergens: [allergen], nutrition: per100g({ fat: 1_000 * n }) }) }),
    ),
    recipes: drawn.flatMap(({ of }, n) =>
      n < 5
        ? []
        : [
            recipeOf(
              `i${n}`,
              of.map(([which, grams, loss]) => line(`i${which % n}`, grams, { loss })),
            ),
          ],
    ),
  }));

/** What an item is worth, asked of its recipe, which asks its ingredients: slow and plain. */
function naive({ items, recipes }: Kitchen, id: string): ItemFacts {
  const item = items.find((one) => one.id === id) as ItemFacts;
  const recipe = recipes.find(({ itemId }) => itemId === id);
  if (!recipe) return item;
  const below = new Map(recipe.lines.map(({ itemId }) => [itemId, naive({ items, recipes }, itemId)]));
  return { ...item, ...derivedFrom(recipe, item, (inner) => below.get(inner) as never) };
}

describe("recomputing", () => {
  it("any kitchen says of each item what its recipe says, whatever the order the recipes come in", () => {
    const kitchens = anyKitchen.chain((kitchen) =>
      fc.shuffledSubarray(kitchen.recipes, { minLength: kitchen.recipes.length }).map((recipes) => ({ ...kitchen, recipes })),
    );
    fc.assert(
      fc.property(kitchens, (kitchen) => {
        const changed = recompute(graphOf(kitchen));
        for (const item of kitchen.items) expect({ ...item, ...changed.get(item.id) }).toEqual(naive(kitchen, item.id));
      }),
      { numRuns: 60 },
    );
  });

  it("again finds nothing to change, and says only what did", () => {
    fc.assert(
      fc.property(anyKitchen, (kitchen) => {
        const changed = recompute(graphOf(kitchen));
        const after = { ...kitchen, items: kitchen.items.map((item) => ({ ...item, ...changed.get(item.id) })) };
        expect(recompute(graphOf(after)).size).toBe(0);
      }),
    );
  });

  it("takes what the command that asks knows for what was read", () => {
    const items = [ingredient("butter"), ingredient("dough", { cost: 20_000 }), ingredient("cake", { cost: 20_000 })];
    const recipes = [recipeOf("cake", [line("dough", 1_000)]), recipeOf("dough", [line("butter", 1_000)])];
    const changed = recompute(graphOf({ items, recipes }), new Map([["butter", { cost: 30_000, allergens: ["milk"] }]]));
    expect([...changed.keys()]).toEqual(["dough", "cake"]);
    expect(changed.get("cake")).toMatchObject({ cost: 30_000, allergens: ["milk"] });
  });
});

describe("the order", () => {
  it("puts each after everything it is made of", () => {
    fc.assert(
      fc.property(anyKitchen, (kitchen) => {
        const order = inOrder(graphOf(kitchen));
        expect(order).toHaveLength(kitchen.recipes.length);
        for (const { itemId, lines } of kitchen.recipes) {
          for (const inner of lines) expect(order.indexOf(inner.itemId)).toBeLessThan(order.indexOf(itemId));
        }
      }),
    );
  });

  it("does not exist where a recipe contains itself", () => {
    const recipes = [recipeOf("a", [line("b", 1)]), recipeOf("b", [line("a", 1)])];
    expect(() => inOrder(graphOf({ items: [], recipes }))).toThrow(/contains itself/);
  });
});
