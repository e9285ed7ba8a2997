import type { ItemKind, Section } from "@/worker/modules/catalogue/items/status";

/** The two ways of looking at the one table of items. */
export interface View {
  base: string;
  sections: Section[];
  kinds: ItemKind[];
}

export const views = {
  products: { base: "/customer/products", sections: ["catalogue", "rnd", "services"], kinds: ["product", "component", "service", "other"] },
  ingredients: { base: "/customer/ingredients", sections: ["ingredients"], kinds: ["ingredient", "packaging"] },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/** The view an item is found in. */
export function viewOf(section: Section): ViewName {
  return section === "ingredients" ? "ingredients" : "products";
}
