/** Money that comes in or goes out (spec §3). */
export const entryTypes = ["income", "expense"] as const;
export type EntryType = (typeof entryTypes)[number];

/** What it is for, in the words of a maker's books. */
export const ownCategories = [
  "sales",
  "purchases",
  "salaries",
  "social",
  "rent",
  "energy",
  "transport",
  "insurance",
  "bank",
  "discount",
  "rounding",
  "till",
  "vat",
  "taxes",
  "equipment",
  "loan",
  "marketing",
  "fees",
  "owner",
  "other",
] as const;
/** What settles what a client or a supplier owed, or was owed, before the product kept the books. */
export const carriedCategories = ["clients", "suppliers"] as const;
export type CarriedCategory = (typeof carriedCategories)[number];
export const entryCategories = [...ownCategories, ...carriedCategories] as const;
export type EntryCategory = (typeof entryCategories)[number];
export type OwnCategory = (typeof ownCategories)[number];

/** The same, where it settles no opening balance; null where it does. */
export const ownOf = (category: EntryCategory): OwnCategory | null => ownCategories.find((own) => own === category) ?? null;

/** How often money comes back by itself. */
export const entryRhythms = ["weekly", "monthly", "quarterly", "yearly"] as const;
export type EntryRhythm = (typeof entryRhythms)[number];

export const bankLineStates = ["open", "matched", "ignored"] as const;
