import { items, recipes as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { fetchRecipe, toRecipe } from "./records";
import { recipeStatus } from "./status";

/** Puts a version away. Its item keeps the last cost and declarations, which a person may then change. */
export const archive = handle(recipes.archive, async (context, { id, version }) => {
  const { recipe: before, graph } = await fetchRecipe(context.db, id);
  const status = recipeStatus.after(before.status, "archive");
  if (!status) throw new Refusal("not_allowed_now");
  const outputItem = graph.itemOf(before.itemId);
  if (outputItem.recipeId === before.id) context.update(items, outputItem, { recipeId: null });
  return toRecipe(context.update(table, before, { status }, version), graph);
});
