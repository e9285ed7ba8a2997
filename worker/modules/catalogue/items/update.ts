import { items as table } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { derivedFrom, type Derived, readRecipe, rollUp } from "@/worker/modules/catalogue/costing";
import { items } from "./contract";
import { fetchItem, type ItemRow, toItem } from "./records";
import { derive, stageOf } from "./rules";
import { followSupplier } from "./prices/first-tariff";
import { kindProblems, unitProblems, withLots } from "./unit";
import { settledCost, settledFor, settledProblems } from "./prices/tariffed";

/**
 * Changes what is said of an item; what is left out stays. What is made of it follows in the same write.
 * @throws Refusal `invalid_input` naming what follows from a recipe or a tariff and cannot be said, or the unit or the kind of what has lots
 */
export const update = handle(items.update, async (context, { id, version, newSupplier = false, ...input }) => {
  const before = await fetchItem(context.db, id);
  const settled = await settledFor(context.db, before, input);
  const hasLots = input.unit !== undefined && input.unit !== before.unit && (await withLots(context.db, [before.id])).has(before.id);
  const fields = [
    ...derivedProblems(before, input),
    ...settledProblems(before, input, settled),
    ...unitProblems(before, input, hasLots),
    ...(await kindProblems(context.db, before, input.kind)),
  ];
  if (fields.length) throw new Refusal("invalid_input", { fields });
  const sku = input.sku?.toUpperCase() ?? before.sku;
  const facts = { ...before, ...input, sku };
  const followed = { ...settledCost(before, facts, settled), ...(await ownRecipe(context, facts)) };
  const changes = { ...input, sku, stage: stageOf(facts), ...followed };
  const { stored, shown } = derive({ ...before, ...changes });
  const after = context.update(table, before, { ...changes, ...stored }, version);
  if (reaches.some((field) => isOther(before[field], after[field]))) await rollUp(context, new Map([[before.id, changes]]));
  const isPricedAnew = before.cost !== after.cost || before.supplierName !== after.supplierName;
  if (newSupplier || isPricedAnew) await followSupplier(context, after, newSupplier);
  return { ...toItem(after), ...shown };
});

/** What others made of an item take from it. */
const reaches = ["kind", "cost", "allergens", "traces", "nutrition", "density", "weight", "unit"] as const;

const isOther = (value: unknown, other: unknown) => JSON.stringify(value) !== JSON.stringify(other);

/** What a recipe settles is not for people to say. */
export function derivedProblems(before: ItemRow, changes: Partial<ItemRow>): FieldProblem[] {
  const derived = before.recipeId ? (["cost", "allergens", "traces", "nutrition"] as const) : [];
  const wrong = derived.filter((field) => changes[field] !== undefined && isOther(changes[field], before[field]));
  return wrong.map((field) => ({ field, code: "from_recipe" }));
}

/** What an item's own recipe says of it once it weighs or counts otherwise. */
async function ownRecipe({ db }: CommandContext, item: ItemRow): Promise<Derived | undefined> {
  const read = item.recipeId ? await readRecipe(db, item.recipeId) : null;
  return read ? derivedFrom(read.recipe, item, read.graph.itemOf) : undefined;
}
