import { statusTable } from "@/worker/core/contract/status";

export const recipeStatuses = ["draft", "active", "archived"] as const;
type RecipeStatus = (typeof recipeStatuses)[number];

/** What one may do with a version of a recipe; activating one archives the one that was. */
export const recipeStatus = statusTable<RecipeStatus, "activate" | "archive" | "restore">({
  draft: { activate: "active", archive: "archived" },
  active: { archive: "archived" },
  archived: { restore: "draft" },
});
