import type { ImportTargetName } from "@/worker/modules/business/imports/status";

/** The list that each kind of file fills. */
export const homes: Record<ImportTargetName, string> = {
  products: "/customer/products",
  ingredients: "/customer/ingredients",
  prices: "/customer/products",
  clients: "/customer/clients",
  suppliers: "/customer/suppliers",
  tariffs: "/customer/ingredients",
};
