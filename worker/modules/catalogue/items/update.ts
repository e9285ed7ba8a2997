import { items as table } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { derivedFrom, type Derived, readRecipe, rollUp } from "@/worker/modules/catalogue/costing";
import { items } from "./contract";
import { derive } from "./derive";
import { fetchItem, type ItemRow, toItem } from "./records";
import { stageOf } from "./rules";
import { settledCost, settledFor, settledSaid } from "./prices/tariffed";

/**
 * Changes what is said of an item; what is left out stays. What is made of it follows in the same write.
 * @throws Refusal `invalid_input` naming what follows from a recipe or a tariff and cannot be said
 */
export const update = handle(items.update, async (context, { id, version, ...said }) => {
  const before = await fetchItem(context.db, id);
  const settled = await settledFor(context.db, before, said);
  const fields = [...derivedSaid(before, said), ...settledSaid(before, said, settled)];
  if (fields.length) throw new Refusal("invalid_input", { fields });
  const sku = said.sku?.toUpperCase() ?? before.sku;
  const facts = { ...before, ...said, sku };
  const followed = { ...settledCost(before, facts, settled), ...(await ownRecipe(context, facts)) };
  const changes = { ...said, sku, stage: stageOf(facts), ...followed };
  const { stored, shown } = derive({ ...before, ...changes });
  const after = context.update(table, before, { ...changes, ...stored }, version);
  if (reaches.some((field) => isOther(before[field], after[field]))) await rollUp(context, new Map([[before.id, changes]]));
  return { ...toItem(after), ...shown };
});

/** What others made of an item take from it. */
const reaches = ["cost", "allergens", "traces", "nutrition", "density", "weight", "unit"] as const;

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** What a recipe settles is not for people to say. */
export function derivedSaid(before: ItemRow, said: Partial<ItemRow>): FieldProblem[] {
  const derived = before.recipeId ? (["cost", "allergens", "traces", "nutrition"] as const) : [];
  const wrong = derived.filter((field) => said[field] !== undefined && isOther(said[field], before[field]));
  return wrong.map((field) => ({ field, code: "from_recipe" }));
}

/** What an item's own recipe says of it once it weighs or counts otherwise. */
async function ownRecipe({ db }: CommandContext, item: ItemRow): Promise<Derived | undefined> {
  const found = item.recipeId ? await readRecipe(db, item.recipeId) : null;
  return found ? derivedFrom(found.recipe, item, found.graph.itemOf) : undefined;
}
