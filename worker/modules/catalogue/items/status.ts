import type { Meaning } from "@/worker/core/contract/meaning";

/** What an item is (domain: items, recipes, cost). */
/** The date that goods bear: use by, past which they may not be sold, or best before. */
export const dateKinds = ["dlc", "ddm"] as const;

export const itemKinds = ["product", "component", "ingredient", "packaging", "service", "other"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** The status a person gives an item; `rnd` is a product still in development. */
export const itemStatuses = ["active", "inactive", "discontinued", "out_of_stock", "rnd"] as const;
export type ItemStatus = (typeof itemStatuses)[number];
/** What each means, whatever shows it. */
export const itemMeanings = {
  active: "good",
  inactive: "idle",
  discontinued: "ended",
  out_of_stock: "soon",
  rnd: "rnd",
} satisfies Record<(typeof itemStatuses)[number], Meaning>;

/** The lists of items: the catalogue, products in development, services and other, and what is bought. */
export const sections = ["catalogue", "rnd", "services", "ingredients"] as const;
export type Section = (typeof sections)[number];

/** What a list of items can be sorted by. */
export const sortableFields = ["name", "sku", "category", "kind", "price", "margin", "status", "updatedAt"] as const;

/** How far a product in development has come; after the last it becomes a product. */
export const stages = ["concept", "development", "test"] as const;
export type Stage = (typeof stages)[number];

/** Signs of quality an item may carry. */
export const labels = ["organic", "pdo", "pgi", "tsg", "label_rouge", "fair_trade", "farm", "msc", "vegan"] as const;
export type Label = (typeof labels)[number];
