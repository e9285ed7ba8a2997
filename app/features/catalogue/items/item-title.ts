import { safetyWords } from "@/app/features/safety/audits/records/safety-part";

/** What the browser's tab is called on an item's sheet. */
export function itemTitle(data: unknown): string {
  return (data as { item?: { name: string } } | undefined)?.item?.name ?? "";
}

/** The words that an item's sheet needs, whatever its tab. */
export const itemWords = [
  "pages/items",
  "items",
  "pages/recipes",
  "recipes",
  "pages/tariffs",
  "tariffs",
  "pages/inventory",
  "stock",
  "lots",
  "movements",
  "pages/documents",
  "documents",
  ...safetyWords,
];
