import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { readAbove, scaled, WHOLE } from "@/worker/modules/catalogue/costing";
import { recipes } from "../contract";
import { effectsOf } from "./effects";

/**
 * What a change of an item's price would do. With `marginBelow`, only what would fall under that margin on cost.
 * @throws Refusal `not_allowed_now` when the item's cost is unknown
 */
export const whatIf = handle(recipes.whatIf, async ({ db }, { id, change, marginBelow }) => {
  const item = await fetchItem(db, id);
  if (item.cost === null) refuseState("id", "missing_cost", { name: item.name });
  const graph = await readAbove(db, [item.id]);
  graph.recipes.delete(item.id);
  const effects = effectsOf(graph, new Map([[item.id, { cost: scaled(item.cost, Math.max(0, WHOLE + change), WHOLE) }]]));
  if (marginBelow === undefined) return effects;
  const falls = effects.items.filter(
    ({ marginBefore, marginAfter }) => marginAfter !== null && marginAfter < marginBelow && (marginBefore ?? marginBelow) >= marginBelow,
  );
  return { ...effects, items: falls, total: falls.length };
});
