/** What one finds in the directory: who sells goods, who makes them for others, who helps. */
export const directoryKinds = ["supplier", "co_packer", "service_provider"] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

/** What they sell or do. */
export const directoryCategories = [
  "fruit_vegetables",
  "meat_fish",
  "dairy_eggs",
  "cereals_flours",
  "spices_aromatics",
  "oils_condiments",
  "sugar_chocolate",
  "drinks",
  "packaging",
  "labels_printing",
  "equipment",
  "co_packing",
  "laboratory",
  "logistics",
  "advice",
] as const;

/** What a third party has certified. */
export const certifications = [
  "organic",
  "ifs",
  "brcgs",
  "iso_22000",
  "haccp",
  "label_rouge",
  "hve",
  "fair_trade",
  "halal",
  "kosher",
] as const;
