import { items as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { derive } from "@/worker/modules/catalogue/items/rules";
import type { ItemRow } from "./graph";
import { rollUp } from "./roll-up";

/** What an item is to cost, in ten-thousandths of a euro per unit, and from whom it mainly comes. */
interface Repricing {
  item: ItemRow;
  cost: number | null;
  /** Left out, the main supplier stays. */
  supplierName?: string;
}

/**
 * Gives items the cost that follows from a change elsewhere, in the write of that change, and what is made of them theirs. What
 * is made by a recipe costs what the recipe says.
 */
export async function reprice(context: CommandContext, changes: Repricing[]): Promise<void> {
  const reached = new Map<string, Pick<ItemRow, "cost">>();
  for (const { item, cost: offered, supplierName = item.supplierName } of changes) {
    const cost = item.recipeId ? item.cost : offered;
    if (item.cost === cost && item.supplierName === supplierName) continue;
    const facts = { cost, supplierName };
    context.update(table, item, { ...facts, ...derive({ ...item, ...facts }).stored });
    if (item.cost !== cost) reached.set(item.id, { cost });
  }
  if (reached.size) await rollUp(context, reached);
}
