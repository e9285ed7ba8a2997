import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { convert } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { type Graph, type RecipeRow, readRecipe } from "@/worker/modules/catalogue/costing";
import { requireWhole } from "@/worker/modules/store/ledger";
import { placeNamed } from "@/worker/modules/store/locations";
import { production } from "./contract";
import { type ProductionRow, readAround, searchTextOf } from "./records";
import { toProduction } from "./shown";
import { snapshotOf } from "@/worker/modules/make/needs";

/**
 * Orders some of an item, by its active recipe or by the version named, stored as it is now.
 * @throws Refusal `invalid_input` naming `item` without a recipe that counts, `amount` whose unit does not convert, `location`
 */
export const create = handle(production.create, async (context, { item: name, amount, requestedOn, location, ...facts }) => {
  const [{ recipe, graph }, place] = await Promise.all([recipeToMake(context, name), placeNamed(context.db, "location", location)]);
  const product = graph.itemOf(recipe.itemId);
  const converted = convert(amount.amount, amount.unit, product.unit, product);
  if (!converted) refuseField("amount", "conversion");
  requireWhole(product.unit, converted, "amount");
  // In the unit that the person typed, where that is the same measure.
  const unit = converted === amount.amount ? amount.unit : product.unit;
  const today = civilDate(context.now);
  const reference = context.numbered(seriesOf(today));
  const day = requestedOn ?? today;
  const row = newProduction(context, reference, {
    ...facts,
    recipe,
    graph,
    amount: converted,
    unit,
    requestedOn: day,
    location: place.id,
  });
  context.insert(productions, row);
  return toProduction(row, await readAround(context.db, row), today);
});

/** What references of orders begin with, in the year of a civil day. */
export function seriesOf(day: string): string {
  return `OF-${day.slice(0, 4)}`;
}

interface NewProduction extends Pick<ProductionRow, "facility" | "priority" | "notes" | "amount" | "unit" | "requestedOn"> {
  recipe: RecipeRow;
  graph: Graph;
  location: string;
}

/** An order as it begins. */
export function newProduction(
  { now, caller }: Pick<CommandContext, "now" | "caller">,
  reference: string,
  order: NewProduction,
): ProductionRow {
  const { recipe, graph, location, ...facts } = order;
  const product = graph.itemOf(recipe.itemId);
  const undone = { startedAt: null, completedAt: null, completedOn: null, output: null, labourMinutes: null, cost: null, lotId: null };
  return {
    ...{ id: newId(), reference, itemId: product.id, status: "pending", ...facts, locationId: location },
    snapshot: snapshotOf(recipe, product, facts.amount, graph.itemOf),
    ...{ ...undone, used: [], losses: [] },
    searchText: searchTextOf({ reference, ...facts }, product),
    ...{ door: caller.door, version: 1, createdAt: now, updatedAt: now },
  };
}

/** The recipe that a name stands for. @throws Refusal `invalid_input` naming `item` when there is none that counts */
async function recipeToMake({ db }: CommandContext, name: string): Promise<{ recipe: RecipeRow; graph: Graph }> {
  const version = await readRecipe(db, name);
  if (!version) return refuseField("item", "no_recipe");
  if (version.recipe.status === "draft") refuseField("item", "no_draft");
  const isNamed = name === version.recipe.id || /:\d+$/.test(name);
  if (version.recipe.status !== "active" && !isNamed) refuseField("item", "no_recipe");
  return version;
}
