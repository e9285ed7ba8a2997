import type { items, RecipeLine } from "@/db/business";
import type { Measures, Unit } from "@/worker/core/figures/quantity";
import type { Allergen, Nutrition } from "@/worker/core/trade/food";

/** What costing needs to know of an item. */
export interface ItemFacts extends Measures {
  id: string;
  sku: string;
  name: string;
  kind: (typeof items.$inferSelect)["kind"];
  unit: Unit;
  /** Ten-thousandths of a euro per unit; null while unknown. */
  cost: number | null;
  /** Ten-thousandths of a euro per unit; null while unknown. */
  price: number | null;
  allergens: Allergen[] | null;
  traces: Allergen[];
  nutrition: Nutrition | null;
  labelName: string;
  /** Its active recipe. */
  recipeId: string | null;
  version: number;
}

/** What costing needs to know of a version of a recipe. */
export interface RecipeFacts {
  id: string;
  itemId: string;
  number: number;
  /** Thousandths of the unit's base. */
  outputAmount: number;
  outputUnit: Unit;
  /** Hundredths of a percent. */
  yield: number;
  /** Water that leaves in cooking, in hundredths of a percent of what is mixed. */
  waterLoss: number;
  labourMinutes: number;
  /** Ten-thousandths of a euro an hour. */
  hourlyRate: number;
  /** Ten-thousandths of a euro for the whole output. */
  overhead: number;
  version: number;
  lines: RecipeLine[];
}

/** Something without which a cost or a label cannot be told. */
export interface Missing {
  item: Pick<ItemFacts, "id" | "sku" | "name" | "unit">;
  /** `range`: more than can be, so that some weight or price must be wrong. */
  what: "cost" | "allergens" | "nutrition" | "weight" | "conversion" | "range";
}

/** Finds an item's facts; every line names an item that exists. */
export type ItemOf = (id: string) => ItemFacts;

/** What is missing, each thing once. */
export function onceEach(missing: Missing[]) {
  const once = new Map(missing.map(({ item, what }) => [`${item.sku} ${what}`, { sku: item.sku, name: item.name, unit: item.unit, what }]));
  return [...once.values()];
}
