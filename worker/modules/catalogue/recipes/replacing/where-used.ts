import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { costOf, inOrder, readAbove } from "@/worker/modules/catalogue/costing";
import { recipes } from "../contract";
import { nameOf } from "../records";

/** The active recipes that name an item, those that name it themselves first. */
export const whereUsed = handle(recipes.whereUsed, async ({ db }, { id }) => {
  const item = await fetchItem(db, id);
  const graph = await readAbove(db, [item.id]);
  graph.recipes.delete(item.id);
  const used = inOrder(graph).flatMap((madeId) => {
    const recipe = graph.recipes.get(madeId);
    if (!recipe) return [];
    const place = recipe.lines.findIndex(({ itemId }) => itemId === item.id);
    const line = recipe.lines[place];
    const outputItem = graph.itemOf(madeId);
    const amount = line ? { amount: line.amount, unit: line.unit } : null;
    const cost = line ? (costOf(recipe, outputItem, graph.itemOf).lines[place] ?? null) : null;
    return [{ ...nameOf(outputItem), recipeId: recipe.id, direct: Boolean(line), amount, cost }];
  });
  const rows = used.sort((a, b) => Number(b.direct) - Number(a.direct) || a.name.localeCompare(b.name, "fr"));
  return { items: rows, nextCursor: null, total: rows.length };
});
