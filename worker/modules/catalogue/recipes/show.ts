import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { fetchRecipe, toRecipe } from "./records";

/** One version, with what follows from it today. */
export const show = handle(recipes.show, async ({ db }, { id }) => {
  const { recipe, graph } = await fetchRecipe(db, id);
  return toRecipe(recipe, graph);
});
