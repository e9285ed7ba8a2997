import type { PlannedLine, RecipeSnapshot } from "@/db/business";
import { convert } from "@/worker/core/figures/quantity";
import { inputNeeded, type RecipeRow, scaled, WHOLE } from "@/worker/modules/catalogue/costing";
import { itemOf, type Store } from "./store";

/** A piece is whole, from five on: a roll of labels is not. */
const PIECE = 1_000;

/** A recipe for so much of its output, frozen as production orders keep it. */
export function snapshotOf(store: Store, recipe: RecipeRow, amount: number): RecipeSnapshot {
  const share = (value: number) => scaled(value, amount, recipe.outputAmount);
  return {
    recipeId: recipe.id,
    number: recipe.number,
    outputAmount: recipe.outputAmount,
    outputUnit: recipe.outputUnit,
    yield: recipe.yield,
    labourMinutes: share(recipe.labourMinutes),
    hourlyRate: recipe.hourlyRate,
    overhead: share(recipe.overhead),
    method: recipe.method,
    lines: recipe.lines.map((line) => plannedOf(store, recipe, line, share)),
  };
}

function plannedOf(store: Store, recipe: RecipeRow, line: RecipeRow["lines"][number], share: (value: number) => number): PlannedLine {
  const item = itemOf(store, line.itemId);
  const measures = { density: item.density ?? null, weight: item.weight ?? null };
  const own = convert(share(line.amount), line.unit, item.unit, measures);
  if (own === null) throw new Error(`${item.sku} cannot be measured in ${line.unit}`);
  const losses = item.kind === "packaging" ? [line.loss] : [line.loss, WHOLE - recipe.yield];
  const amount = roundedOf(item.unit, inputNeeded(own, losses));
  return { id: store.dice.id(), itemId: line.itemId, amount, unit: item.unit, loss: line.loss };
}

/** Pieces are counted, the rest is weighed to the gram. */
export function roundedOf(unit: string, amount: number): number {
  return unit === "piece" ? Math.max(1, Math.ceil(amount / PIECE)) * PIECE : Math.max(1, amount);
}
