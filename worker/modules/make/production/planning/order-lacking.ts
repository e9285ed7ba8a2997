import { and, eq, inArray, max, sql } from "drizzle-orm";
import { productions, recipes } from "@/db/business";
import type { Result } from "@/worker/core/contract/operation";
import { Refusal } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { takeReferences } from "@/worker/engine/writing/numbering";
import { draftsFor } from "@/worker/modules/buy/restocks";
import type { production } from "../contract";
import { newProduction, seriesOf } from "../create";
import { toListed } from "../shown";
import { writeLaunches } from "./launched";
import { readPlan } from "@/worker/modules/make/needs";

/** For whom something is lacking, and where what is made for it goes. */
type Parent = Pick<typeof productions.$inferSelect, "id" | "reference" | "facility" | "priority" | "locationId">;

/**
 * Orders what an order lacks: each thing is made on the eve of the day it is needed, and a draft is written for each supplier.
 * @param begun productions that are under way for it: what they lack is ordered too
 * @throws Refusal `not_allowed_now` when nothing is lacking that could be made or bought
 */
export async function orderLacking(
  context: CommandContext,
  parent: Parent,
  begun: string[] = [],
): Promise<Result<typeof production.supply>> {
  const { db } = context;
  const [last] = await db.select({ id: max(productions.id) }).from(productions);
  const { make, buy, graph, today } = await readPlan(context, { references: [parent.reference, ...begun] });
  const references = make.length ? await takeReferences(context, seriesOf(today), make.length) : [];
  context.assumes(sql`(select max(${productions.id}) from ${productions}) is ${last?.id ?? null}`);
  const { facility, priority, locationId: location } = parent;
  const rows = make.flatMap(({ itemId, amount, day }, place) => {
    const recipe = graph.recipes.get(itemId);
    const facts = { amount, unit: graph.itemOf(itemId).unit, requestedOn: day, facility, priority, notes: parent.reference };
    return recipe ? [newProduction(context, references[place] ?? "", { ...facts, recipe, graph, location })] : [];
  });
  context.insertMany(productions, rows);
  const { drafts, unsold } = await draftsFor(context, buy, parent.reference);
  writeLaunches(
    context,
    [...rows, ...drafts].map(({ id }) => ({ forId: parent.id, launchedId: id })),
  );
  if (!rows.length && !drafts.length) {
    const drafted = await draftedOf(context, unsold);
    const problem = (code: string, these: { name: string }[]) => {
      return { field: "id", code, params: { names: these.map(({ name }) => name).join(", ") } };
    };
    const bought = unsold.filter((item) => !drafted.includes(item));
    const fields = [
      ...(drafted.length ? [problem("recipe_draft", drafted)] : []),
      ...(bought.length ? [problem("nobody_sells", bought)] : []),
    ];
    throw new Refusal("not_allowed_now", { fields: fields.length ? fields : [problem("nothing_short", [])] });
  }
  return {
    items: rows.map((row) => toListed(row, graph.itemOf(row.itemId), null)),
    nextCursor: null,
    total: rows.length,
    drafts: drafts.map(({ id: draft, reference, supplierName, expectedOn }) => ({ id: draft, reference, supplierName, expectedOn })),
    unsold: unsold.map(({ name }) => name),
  };
}

/** Those of some items that have a recipe which nobody has activated yet: they are to be made, not bought. */
async function draftedOf<Named extends { id: string }>({ db }: CommandContext, named: Named[]): Promise<Named[]> {
  const ids = named.map(({ id }) => id);
  const drafts = ids.length
    ? await db
        .selectDistinct({ itemId: recipes.itemId })
        .from(recipes)
        .where(and(inArray(recipes.itemId, ids), eq(recipes.status, "draft")))
    : [];
  return named.filter(({ id }) => drafts.some(({ itemId }) => itemId === id));
}
