import type { Language } from "@/worker/core/language";

/** What one tries things with: a strawberry jam, from the farm to the grocer. Prices in euros, quantities as people say them. */
export const sampleData = {
  fr: {
    supplier: "Ferme des Sables (exemple)",
    client: "Épicerie du Coin (exemple)",
    city: "Agen",
    product: { sku: "EX-CONFITURE", name: "Confiture de fraises 320 g (exemple)", category: "Confitures" },
    ingredients: [
      { sku: "EX-FRAISES", name: "Fraises (exemple)", unit: "kg", cost: 4.2, kind: "ingredient" },
      { sku: "EX-SUCRE", name: "Sucre de canne (exemple)", unit: "kg", cost: 1.35, kind: "ingredient" },
      { sku: "EX-CITRON", name: "Jus de citron (exemple)", unit: "kg", cost: 2.9, kind: "ingredient" },
      { sku: "EX-BOCAL", name: "Bocal 320 g et capsule (exemple)", unit: "piece", cost: 0.42, kind: "packaging" },
    ],
    method: "Macérer une nuit, cuire à 105 °C, mettre en pot à chaud.",
  },
  en: {
    supplier: "Sands Farm (example)",
    client: "Corner Grocery (example)",
    city: "Agen",
    product: { sku: "EX-JAM", name: "Strawberry jam 320 g (example)", category: "Jams" },
    ingredients: [
      { sku: "EX-STRAWBERRIES", name: "Strawberries (example)", unit: "kg", cost: 4.2, kind: "ingredient" },
      { sku: "EX-SUGAR", name: "Cane sugar (example)", unit: "kg", cost: 1.35, kind: "ingredient" },
      { sku: "EX-LEMON", name: "Lemon juice (example)", unit: "kg", cost: 2.9, kind: "ingredient" },
      { sku: "EX-JAR", name: "320 g jar and lid (example)", unit: "piece", cost: 0.42, kind: "packaging" },
    ],
    method: "Macerate overnight, cook to 105 °C, fill hot.",
  },
} as const satisfies Record<Language, object>;

/** What goes into 24 pots, in the order of the ingredients: what there is of each in the pots, and what is lost. */
export const sampleAmounts = [
  { amount: 5_000_000, unit: "kg", loss: 500, quid: true },
  { amount: 3_000_000, unit: "kg", loss: 0, quid: false },
  { amount: 200_000, unit: "kg", loss: 0, quid: false },
  { amount: 24_000, unit: "piece", loss: 0, quid: false },
] as const;
