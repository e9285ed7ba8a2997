import type { RecipeLine } from "@/db/business";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { convert } from "@/worker/core/figures/quantity";
import { allergens as allAllergens, type Allergen, type Nutrition, nutrients } from "@/worker/core/trade/food";
import type { ItemFacts, ItemOf, Missing, RecipeFacts } from "./facts";

/** What a recipe's output contains, as its lines declare it. */
export interface Declaration {
  /** Present; null while an ingredient has not declared its own. */
  allergens: Allergen[] | null;
  /** Possibly there by accident, when they are not present anyway. */
  traces: Allergen[];
  /** Per 100 g; null while something is missing. */
  nutrition: Nutrition | null;
  missing: Missing[];
}

/**
 * What weighs in a line once it is mixed, in thousandths of a gram.
 * @returns null when its density or weight is unknown
 */
export function massOf({ amount, unit }: Pick<RecipeLine, "amount" | "unit">, item: ItemFacts): number | null {
  return convert(amount, unit, "g", item);
}

/** Rolls up what the lines of a recipe declare; packaging declares nothing. */
export function declarationOf(recipe: RecipeFacts, outputItem: ItemFacts, itemOf: ItemOf): Declaration {
  const eaten = recipe.lines.map((line) => ({ line, item: itemOf(line.itemId) })).filter(({ item }) => item.kind !== "packaging");
  const undeclared = eaten.filter(({ item }) => item.allergens === null).map(({ item }) => ({ item, what: "allergens" }) as Missing);
  const present = new Set(eaten.flatMap(({ item }) => item.allergens ?? []));
  const traces = new Set(eaten.flatMap(({ item }) => item.traces).filter((allergen) => !present.has(allergen)));
  const { nutrition, missing } = nutritionOf(recipe, outputItem, eaten);
  return {
    allergens: undeclared.length ? null : inOrder(present),
    traces: inOrder(traces),
    nutrition,
    missing: [...undeclared, ...missing],
  };
}

/** In the order of the law, so that two equal sets are equal texts. */
function inOrder(allergens: Set<Allergen>): Allergen[] {
  return allAllergens.filter((allergen) => allergens.has(allergen));
}

/** 100 g of anything hold no more than 100 g, and no more energy than fat does: 3 700 kJ; a little more for what rounding adds. */
function isPossible({ energyKj, energyKcal, ...grams }: Nutrition): boolean {
  return energyKj <= 4_000_000 && energyKcal <= 4_000_000 && Object.values(grams).every((thousandths) => thousandths <= 105_000);
}

/** What goes in is there in the end: water that leaves makes the rest weigh more in 100 g. */
function nutritionOf(recipe: RecipeFacts, outputItem: ItemFacts, eaten: { line: RecipeLine; item: ItemFacts }[]) {
  const missing: Missing[] = [];
  const output = massOf({ amount: recipe.outputAmount, unit: recipe.outputUnit }, outputItem);
  if (!output) missing.push({ item: outputItem, what: "weight" });
  const parts = eaten.flatMap(({ line, item }) => {
    const mass = massOf(line, item);
    if (mass === null) missing.push({ item, what: "weight" });
    if (!item.nutrition) missing.push({ item, what: "nutrition" });
    return mass !== null && item.nutrition ? [{ mass, nutrition: item.nutrition }] : [];
  });
  if (missing.length || !output || !parts.length) return { nutrition: null, missing };
  const per100 = (name: keyof Nutrition) => {
    const sum = parts.reduce((total, { mass, nutrition }) => total + BigInt(mass) * BigInt(nutrition[name]), 0n);
    return Number(divideRounded(sum, BigInt(output)));
  };
  const nutrition = Object.fromEntries(nutrients.map((name) => [name, per100(name)])) as Nutrition;
  if (!isPossible(nutrition)) return { nutrition: null, missing: [{ item: outputItem, what: "range" } as Missing] };
  return { nutrition, missing };
}
