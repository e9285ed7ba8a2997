import fc from "fast-check";
import type { RecipeLine } from "@/db/business";
import type { Nutrition } from "@/worker/core/trade/food";
import type { ItemFacts, RecipeFacts } from "@/worker/modules/catalogue/costing";

/** Nothing in 100 g, but what is said. */
export function per100g(overrides: Partial<Nutrition> = {}): Nutrition {
  const none = { energyKj: 0, energyKcal: 0, fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 };
  return { ...none, ...overrides };
}

/** An ingredient at 2 € a kilo, free of allergens, but for what is said of it. */
export function ingredient(id: string, overrides: Partial<ItemFacts> = {}): ItemFacts {
  return {
    id,
    sku: id.toUpperCase(),
    name: id,
    kind: "ingredient",
    unit: "kg",
    cost: 20_000,
    price: null,
    allergens: [],
    traces: [],
    nutrition: per100g(),
    labelName: "",
    density: null,
    weight: null,
    recipeId: null,
    version: 1,
    ...overrides,
  };
}

/** A line of so many grams. */
export function line(itemId: string, grams: number, overrides: Partial<RecipeLine> = {}): RecipeLine {
  return { itemId, amount: grams * 1_000, unit: "kg", loss: 0, quid: false, ...overrides };
}

/** The recipe of a kilo of an item, without work or overhead, but for what is said. */
export function recipeOf(itemId: string, lines: RecipeLine[], overrides: Partial<RecipeFacts> = {}): RecipeFacts {
  return {
    id: `recipe-${itemId}`,
    itemId,
    number: 1,
    outputAmount: 1_000_000,
    outputUnit: "kg",
    yield: 10_000,
    waterLoss: 0,
    labourMinutes: 0,
    hourlyRate: 0,
    overhead: 0,
    version: 1,
    lines,
    ...overrides,
  };
}

/** Finds among these. */
export function among(...items: ItemFacts[]): (id: string) => ItemFacts {
  return (id) => {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error(`No ${id} in this kitchen`);
    return item;
  };
}

/** Any loss short of everything. */
export const anyLoss = fc.integer({ min: 0, max: 9_999 });
/** Any cost up to 1,000 € a unit. */
export const anyCost = fc.integer({ min: 0, max: 10_000_000 });
/** Any weight up to 100 kg, in thousandths of a gram. */
export const anyWeight = fc.integer({ min: 1, max: 100_000_000 });
