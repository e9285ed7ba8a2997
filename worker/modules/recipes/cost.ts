import { Refusal } from "@/worker/core/errors";
import { convert, type Unit } from "@/worker/core/quantity";
import { handle } from "@/worker/engine/handler";
import { costOf, type Graph, inputNeeded, type Missing, type RecipeRow, readTree, scaled, WHOLE } from "../costing";
import { recipes } from "./contract";
import { costFacts, earningsOf, nameOf, toMissing } from "./records";

/** Deeper than this nobody cooks. */
const DEEPEST = 30;

/** What a version costs, line by line down to what is bought, for what it makes. One round trip, however deep. */
export const cost = handle(recipes.cost, async ({ db }, { id }) => {
  const tree = await readTree(db, id);
  if (!tree) throw new Refusal("not_found");
  const { recipe, graph } = tree;
  const made = graph.itemOf(recipe.itemId);
  const found = costOf(recipe, made, graph.itemOf);
  const missing: Missing[] = [];
  const lines = explode(graph, recipe, recipe.outputAmount, 1, missing);
  return {
    ...nameOf(made),
    number: recipe.number,
    output: { amount: recipe.outputAmount, unit: recipe.outputUnit },
    ...costFacts(found),
    ...earningsOf(made.price, found.unit),
    lines,
    missing: toMissing([...found.missing, ...missing]),
  };
});

interface ShownLine {
  level: number;
  sku: string;
  name: string;
  amount: { amount: number; unit: Unit };
  loss: number;
  cost: number | null;
}

/** The lines of a recipe for some of its output, each followed by the lines of what it names. @param wanted thousandths, as its output */
function explode(graph: Graph, recipe: RecipeRow, wanted: number, level: number, missing: Missing[]): ShownLine[] {
  const found = costOf(recipe, graph.itemOf(recipe.itemId), graph.itemOf);
  missing.push(...found.missing.filter(({ item }) => !graph.recipes.has(item.id)));
  return recipe.lines.flatMap(({ itemId, amount, unit, loss }, place) => {
    const item = graph.itemOf(itemId);
    const ofLine = found.lines[place] ?? null;
    const here: ShownLine = {
      level,
      sku: item.sku,
      name: item.name,
      amount: { amount: scaled(amount, wanted, recipe.outputAmount), unit },
      loss,
      cost: ofLine === null ? null : scaled(ofLine, wanted, recipe.outputAmount),
    };
    const inner = level < DEEPEST ? graph.recipes.get(itemId) : undefined;
    const taken = inner && convert(inputNeeded(here.amount.amount, [loss, WHOLE - recipe.yield]), unit, inner.outputUnit, item);
    return inner && taken ? [here, ...explode(graph, inner, taken, level + 1, missing)] : [here];
  });
}
