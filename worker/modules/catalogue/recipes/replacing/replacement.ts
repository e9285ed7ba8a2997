import { Refusal, refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { quantity } from "@/worker/core/contract/fields";
import { convert } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Graph, type ItemRow, type RecipeRow, readAbove, scaled, WHOLE } from "@/worker/modules/catalogue/costing";
import type { recipes } from "../contract";
import { findItems } from "@/worker/modules/catalogue/items";

/** The recipes over an item as they would be with another in its place. */
export interface Replacement {
  item: ItemRow;
  /** With the other item in their lines. */
  graph: Graph;
  /** The recipes that name the item themselves, as they are. */
  named: RecipeRow[];
}

/**
 * Puts an item in the place of another in the active recipes that name it.
 * @throws Refusal `not_found`; `invalid_input` naming `by`: no such item, one that contains the other, a unit that does not convert
 */
export async function replacementOf(db: BusinessDatabase, { id, by, ratio }: Parsed<typeof recipes.replace>): Promise<Replacement> {
  const itemOf = await findItems(db, [id, by]);
  const item = itemOf(id);
  if (!item) throw new Refusal("not_found");
  const other = itemOf(by) ?? refuseField("by", "not_found");
  const graph = await readAbove(db, [item.id]);
  graph.recipes.delete(item.id);
  if (other.id === item.id || graph.recipes.has(other.id)) refuseField("by", "cycle", { path: `${other.name} → ${item.name}` });

  const named = [...graph.recipes.values()].filter(({ lines }) => lines.some(({ itemId }) => itemId === item.id));
  for (const recipe of named) {
    const lines = recipe.lines.map((line) => {
      if (line.itemId !== item.id) return line;
      if (convert(line.amount, line.unit, other.unit, other) === null) refuseField("by", "conversion");
      const amount = scaled(line.amount, ratio, WHOLE);
      if (!quantity.safeEncode({ amount, unit: line.unit }).success) refuseField("ratio", "ratio");
      return { ...line, itemId: other.id, amount };
    });
    graph.recipes.set(recipe.itemId, { ...recipe, lines });
  }
  graph.items.set(other.id, other);
  return { item, graph, named };
}
