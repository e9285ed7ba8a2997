import { costOf } from "./cost";
import { declarationOf } from "./declaration";
import type { ItemFacts, RecipeFacts } from "./facts";
import type { Graph, ItemRow } from "./graph";

/** What an item with an active recipe owes to it. */
export type Derived = Pick<ItemFacts, "cost" | "allergens" | "traces" | "nutrition">;

/** What follows from a recipe for the item it makes. */
export function derivedFrom(recipe: RecipeFacts, outputItem: ItemFacts, itemOf: Graph["itemOf"]): Derived {
  const { allergens, traces, nutrition } = declarationOf(recipe, outputItem, itemOf);
  return { cost: costOf(recipe, outputItem, itemOf).unit, allergens, traces, nutrition };
}

/** The items of a graph that have a recipe, each after everything it is made of. @throws Error on a cycle, which cannot be stored */
export function inOrder({ recipes }: Pick<Graph, "recipes">): string[] {
  const order: string[] = [];
  const state = new Map<string, "open" | "done">();
  const visit = (id: string) => {
    if (state.get(id) === "open") throw new Error(`A recipe contains itself: ${id}`);
    if (state.has(id)) return;
    state.set(id, "open");
    for (const line of recipes.get(id)?.lines ?? []) if (recipes.has(line.itemId)) visit(line.itemId);
    state.set(id, "done");
    order.push(id);
  };
  for (const id of recipes.keys()) visit(id);
  return order;
}

/**
 * Recomputes the items of a graph from the bottom up.
 * @param pending values that replace those that were read: the changes that the calling command will write
 * @returns what is new, by item; items whose values stay are left out
 */
export function recompute(graph: Graph, pending: Map<string, Partial<ItemRow>> = new Map()): Map<string, Derived> {
  const facts = new Map([...graph.items].map(([id, row]) => [id, { ...row, ...pending.get(id) }]));
  const factsOf = (id: string) => facts.get(id) ?? graph.itemOf(id);
  const changed = new Map<string, Derived>();
  for (const id of inOrder(graph)) {
    const recipe = graph.recipes.get(id);
    const item = factsOf(id);
    const derived = recipe && derivedFrom(recipe, item, factsOf);
    if (!derived || same(derived, item)) continue;
    facts.set(id, { ...item, ...derived });
    changed.set(id, derived);
  }
  return changed;
}

function same(derived: Derived, item: ItemFacts): boolean {
  const { cost, allergens, traces, nutrition } = item;
  return JSON.stringify(derived) === JSON.stringify({ cost, allergens, traces, nutrition });
}
