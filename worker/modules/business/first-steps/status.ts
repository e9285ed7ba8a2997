/** The tables of records that one may try things with, in the order in which they are removed: what names others comes first. */
export const sampleKinds = ["orders", "recipes", "tariffs", "items", "clients", "suppliers"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** What a new business does first, in the order in which one leads to the next. */
export const stepKinds = ["company", "ingredient", "recipe", "client", "order"] as const;
export type StepKind = (typeof stepKinds)[number];

/** Where each is done. */
export const stepPaths: Record<StepKind, string> = {
  company: "/account-settings",
  ingredient: "/customer/ingredients/new",
  recipe: "/customer/recipes/new",
  client: "/customer/clients/new",
  order: "/customer/orders/new",
};
