import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import {
  type Cost,
  costOf,
  declarationOf,
  type Graph,
  graphOf,
  type ItemRow,
  onceEach,
  type RecipeRow,
  readRecipe,
} from "@/worker/modules/catalogue/costing";
import { markup, salesMargin } from "@/worker/modules/catalogue/items";
import type { Recipe } from "./contract";

/** A version with what it names. @throws Refusal `not_found` */
export async function fetchRecipe(db: BusinessDatabase, name: string): Promise<{ recipe: RecipeRow; graph: Graph }> {
  const read = await readRecipe(db, name);
  if (!read) throw new Refusal("not_found");
  return read;
}

/** A version tied to items that were found by their names. */
export function withItems(recipe: RecipeRow, itemOf: (name: string) => ItemRow | undefined): Graph {
  const ids = [recipe.itemId, ...recipe.lines.map(({ itemId }) => itemId)];
  return graphOf(
    [recipe],
    ids.flatMap((id) => itemOf(id) ?? []),
  );
}

/** What is said of a version in a list, and what follows from it. */
export function toListed(recipe: RecipeRow, graph: Graph) {
  const { id, number, status, version, createdAt, updatedAt } = recipe;
  const outputItem = graph.itemOf(recipe.itemId);
  const cost = costOf(recipe, outputItem, graph.itemOf);
  const { allergens } = declarationOf(recipe, outputItem, graph.itemOf);
  const stamps = { version, createdAt, updatedAt };
  const output = { amount: recipe.outputAmount, unit: recipe.outputUnit };
  return {
    id,
    ...nameOf(outputItem),
    number,
    status,
    output,
    unit: outputItem.unit,
    ...earningsOf(outputItem.price, cost.unit),
    allergens,
    ...stamps,
  };
}

/** A version as every door shows it. */
export function toRecipe(recipe: RecipeRow, graph: Graph): Recipe {
  const { labourMinutes, hourlyRate, overhead, method } = recipe;
  const outputItem = graph.itemOf(recipe.itemId);
  const cost = costOf(recipe, outputItem, graph.itemOf);
  const { traces, nutrition, missing } = declarationOf(recipe, outputItem, graph.itemOf);
  return {
    ...toListed(recipe, graph),
    yield: recipe.yield,
    waterLoss: recipe.waterLoss,
    labourMinutes,
    hourlyRate,
    overhead,
    method,
    lines: recipe.lines.map(({ itemId, amount, unit, loss, quid }, place) => {
      const { sku, name } = graph.itemOf(itemId);
      return { itemId, sku, name, amount: { amount, unit }, loss, quid, cost: cost.lines[place] ?? null };
    }),
    cost: costFacts(cost),
    traces,
    nutrition,
    missing: onceEach([...cost.missing, ...missing]),
  };
}

/** What an item is called. */
export function nameOf({ id, sku, name }: { id: string; sku: string; name: string }) {
  return { itemId: id, sku, name };
}

/** What it sells for and what is earned on it. */
export function earningsOf(price: number | null, unitCost: number | null) {
  return { unitCost, price, margin: markup(price, unitCost), salesMargin: salesMargin(price, unitCost) };
}

/** The parts of a cost, as the doors show them. */
export function costFacts({ materials, packaging, labour, overhead, total, unit }: Cost) {
  return { materials, packaging, labour, overhead, total, unitCost: unit };
}
