/** Money that comes in or goes out (spec §3). */
export const entryTypes = ["income", "expense"] as const;
export type EntryType = (typeof entryTypes)[number];

/** What it is for, in the words of a maker's books. */
export const entryCategories = [
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
  "vat",
  "taxes",
  "equipment",
  "loan",
  "marketing",
  "fees",
  "owner",
  "other",
] as const;
export type EntryCategory = (typeof entryCategories)[number];

/** How often money comes back by itself. */
export const entryRhythms = ["weekly", "monthly", "quarterly", "yearly"] as const;
export type EntryRhythm = (typeof entryRhythms)[number];

export const bankLineStates = ["open", "matched", "ignored"] as const;
