/** The fourteen allergens whose presence must be declared (Regulation (EU) 1169/2011, annex II). */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof allergens)[number];

/** What a nutrition declaration states, in the order that the law gives (Regulation (EU) 1169/2011, annex XV). */
export const nutrients = ["energyKj", "energyKcal", "fat", "saturates", "carbohydrate", "sugars", "fibre", "protein", "salt"] as const;
/** Per 100 g, in thousandths of a gram, or of a kilojoule or kilocalorie. */
export type Nutrition = Record<(typeof nutrients)[number], number>;
