import { type Derived, type Graph, type ItemRow, recompute } from "@/worker/modules/catalogue/costing";
import { markup } from "@/worker/modules/catalogue/items";
import { nameOf } from "../records";

/** What a change would do to everything made of it, those that would cost most more first. @param pending what would be known then */
export function effectsOf(graph: Graph, pending: Map<string, Partial<ItemRow>>) {
  const after = recompute(graph, pending);
  const rows = [...graph.recipes.keys()].map((id) => effectOn(graph.itemOf(id), after.get(id)));
  const rise = ({ costBefore, costAfter }: (typeof rows)[number]) => (costAfter ?? 0) - (costBefore ?? 0);
  rows.sort((a, b) => rise(b) - rise(a));
  return { items: rows, nextCursor: null, total: rows.length };
}

function effectOn(item: ItemRow, after: Derived | undefined) {
  const { cost, allergens } = after ?? item;
  const [before, now] = [item.allergens ?? [], allergens ?? []];
  return {
    ...nameOf(item),
    costBefore: item.cost,
    costAfter: cost,
    price: item.price,
    marginBefore: markup(item.price, item.cost),
    marginAfter: markup(item.price, cost),
    allergensAdded: now.filter((allergen) => !before.includes(allergen)),
    allergensRemoved: before.filter((allergen) => !now.includes(allergen)),
  };
}
