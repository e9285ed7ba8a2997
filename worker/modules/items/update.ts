import { and, eq } from "drizzle-orm";
import { items as table, tariffs } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { derivedFrom, type Derived, readRecipe, rollUp } from "../costing";
import { items } from "./contract";
import { derive } from "./derive";
import { fetchItem, type ItemRow, toItem } from "./records";
import { stageOf } from "./rules";

/**
 * Changes what is said of an item; what is left out stays. What is made of it follows in the same write.
 * @throws Refusal `invalid_input` naming what follows from a recipe or a tariff and cannot be said
 */
export const update = handle(items.update, async (context, { id, version, ...said }) => {
  const before = await fetchItem(context.db, id);
  const fields = [...derivedSaid(before, said), ...(await tariffSaid(context, before, said))];
  if (fields.length) throw new Refusal("invalid_input", { fields });
  const sku = said.sku?.toUpperCase() ?? before.sku;
  const facts = { ...before, ...said, sku };
  const changes = { ...said, sku, stage: stageOf(facts), ...(await ownRecipe(context, facts)) };
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

/** What the preferred tariff of an item settles is changed there. */
async function tariffSaid({ db }: CommandContext, before: ItemRow, said: Partial<ItemRow>): Promise<FieldProblem[]> {
  const wrong = (["cost", "supplierName"] as const).filter((field) => said[field] !== undefined && said[field] !== before[field]);
  if (!wrong.length || before.recipeId) return [];
  const isPreferred = and(eq(tariffs.itemId, before.id), eq(tariffs.preferred, true));
  const [preferred] = await db.select({ id: tariffs.id }).from(tariffs).where(isPreferred);
  return preferred ? wrong.map((field) => ({ field, code: "from_tariff" })) : [];
}

/** What an item's own recipe says of it once it weighs or counts otherwise. */
async function ownRecipe({ db }: CommandContext, item: ItemRow): Promise<Derived | undefined> {
  const found = item.recipeId ? await readRecipe(db, item.recipeId) : null;
  return found ? derivedFrom(found.recipe, item, found.graph.itemOf) : undefined;
}
