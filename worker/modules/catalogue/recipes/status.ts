import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const recipeStatuses = ["draft", "active", "archived"] as const;
/** What each means, whatever shows it. */
export const recipeMeanings = { draft: "idle", active: "good", archived: "ended" } satisfies Record<
  (typeof recipeStatuses)[number],
  Meaning
>;
type RecipeStatus = (typeof recipeStatuses)[number];

/** What one may do with a version of a recipe; activating one archives the one that was. */
export const recipeStatus = statusTable<RecipeStatus, "activate" | "archive" | "restore">({
  draft: { activate: "active", archive: "archived" },
  active: { archive: "archived" },
  archived: { restore: "draft" },
});
