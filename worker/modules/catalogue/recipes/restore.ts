import { recipes as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { fetchRecipe, toRecipe } from "./records";
import { recipeStatus } from "./status";

/** Makes an archived version a draft again. */
export const restore = handle(recipes.restore, async (context, { id, version }) => {
  const { recipe: before, graph } = await fetchRecipe(context.db, id);
  const status = recipeStatus.after(before.status, "restore");
  if (!status) throw new Refusal("not_allowed_now");
  return toRecipe(context.update(table, before, { status }, version), graph);
});
