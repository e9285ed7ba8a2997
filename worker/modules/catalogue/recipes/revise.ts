import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { addVersion } from "./create";
import { fetchRecipe, toRecipe } from "./records";

/** A new draft that begins as this version is: an active recipe is never changed, it is followed by another. */
export const revise = handle(recipes.revise, async (context, { id }) => {
  const { recipe, graph } = await fetchRecipe(context.db, id);
  const { itemId, outputAmount, outputUnit, waterLoss, labourMinutes, hourlyRate, overhead, method, lines } = recipe;
  const details = { outputAmount, outputUnit, yield: recipe.yield, waterLoss, labourMinutes, hourlyRate, overhead, method, lines };
  return toRecipe(await addVersion(context, itemId, details), graph);
});
