import { Refusal } from "@/worker/core/errors";
import { convert, type Unit } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import {
  costOf,
  type Graph,
  inputNeeded,
  type Missing,
  onceEach,
  type RecipeRow,
  readTree,
  scaled,
  WHOLE,
} from "@/worker/modules/catalogue/costing";
import { recipes } from "./contract";
import { costFacts, earningsOf, nameOf } from "./records";

/** A tree of more lines than this is not opened further: nobody reads it, and shared components can double it at each level. */
const MOST_LINES = 1_000;
/** No figure is more, however wrong the amounts that lead to it. */
const MOST = 9_000_000_000_000_000;

/** What a version costs, line by line down to what is bought, for what it makes. One round trip, however deep. */
export const cost = handle(recipes.cost, async ({ db }, { id }) => {
  const read = await readTree(db, id);
  if (!read) throw new Refusal("not_found");
  const { recipe, graph } = read;
  const outputItem = graph.itemOf(recipe.itemId);
  const outputCost = costOf(recipe, outputItem, graph.itemOf);
  const tree = { graph, lines: [], missing: [] } as Tree;
  explode(tree, recipe, recipe.outputAmount, 1);
  return {
    ...nameOf(outputItem),
    number: recipe.number,
    output: { amount: recipe.outputAmount, unit: recipe.outputUnit },
    ...costFacts(outputCost),
    ...earningsOf(outputItem.price, outputCost.unit),
    lines: tree.lines,
    // What a component lacks is said of what it is made of.
    missing: onceEach(tree.missing.filter(({ item, what }) => what !== "cost" || !graph.recipes.has(item.id))),
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

/** What has been told of a tree so far. */
interface Tree {
  graph: Graph;
  lines: ShownLine[];
  missing: Missing[];
}

/** Tells the lines of a recipe for some of its output, each followed by the lines of what it names. @param amountMade thousandths, as its output */
function explode(tree: Tree, recipe: RecipeRow, amountMade: number, level: number): void {
  const { graph, lines, missing } = tree;
  const recipeCost = costOf(recipe, graph.itemOf(recipe.itemId), graph.itemOf);
  missing.push(...recipeCost.missing);
  for (const [place, { itemId, amount, unit, loss }] of recipe.lines.entries()) {
    const item = graph.itemOf(itemId);
    const ofLine = recipeCost.lines[place] ?? null;
    const lineAmount = Math.min(scaled(amount, amountMade, recipe.outputAmount), MOST);
    const cost = ofLine === null ? null : Math.min(scaled(ofLine, amountMade, recipe.outputAmount), MOST);
    lines.push({ level, sku: item.sku, name: item.name, amount: { amount: lineAmount, unit }, loss, cost });
    const inner = lines.length < MOST_LINES ? graph.recipes.get(itemId) : undefined;
    const losses = item.kind === "packaging" ? [loss] : [loss, WHOLE - recipe.yield];
    const needed = inner && convert(inputNeeded(lineAmount, losses), unit, inner.outputUnit, item);
    if (inner && needed) explode(tree, inner, needed, level + 1);
  }
}
