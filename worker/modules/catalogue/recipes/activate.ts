import { items, recipes as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { derivedFrom, rollUp } from "@/worker/modules/catalogue/costing";
import { recipes } from "./contract";
import { ensureNoCycle, refuseCycle } from "./cycles";
import { fetchRecipe, toRecipe } from "./records";
import { recipeStatus } from "./status";

/**
 * Makes a draft the recipe that counts: the one before it is archived, and cost, allergens and nutrition follow, for the item
 * and for everything made of it.
 * @throws Refusal `not_allowed_now`, or `invalid_input` naming the line through which it would contain itself
 */
export const activate = handle(recipes.activate, async (context, { id, version }) => {
  const { recipe: before, graph } = await fetchRecipe(context.db, id);
  const status = recipeStatus.after(before.status, "activate");
  if (!status) throw new Refusal("not_allowed_now");
  const outputItem = graph.itemOf(before.itemId);
  await refuseCycle(context.db, outputItem, before.lines);

  if (outputItem.recipeId) {
    const { recipe: former } = await fetchRecipe(context.db, outputItem.recipeId);
    context.update(table, former, { status: "archived" });
  }
  const after = context.update(table, before, { status }, version);
  const facts = { recipeId: before.id, ...derivedFrom(after, outputItem, graph.itemOf) };
  context.unchanged(items, [...graph.items.values()]);
  await rollUp(context, new Map([[outputItem.id, facts]]));
  context.update(items, outputItem, facts);
  ensureNoCycle(context, outputItem.id);
  return toRecipe(after, graph);
});
