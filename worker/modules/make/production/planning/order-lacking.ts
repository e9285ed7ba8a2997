import { max, sql } from "drizzle-orm";
import { productions } from "@/db/business";
import type { Result } from "@/worker/core/contract/operation";
import { Refusal } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { takeReferences } from "@/worker/engine/writing/numbering";
import { draftsFor } from "@/worker/modules/buy/restocks";
import type { production } from "../contract";
import { newProduction, seriesOf } from "../create";
import { toListed } from "../shown";
import { readPlan } from "./read-plan";

/** For whom something is lacking, and where what is made for it goes. */
type Parent = Pick<typeof productions.$inferSelect, "reference" | "facility" | "priority" | "locationId">;

/**
 * Orders what an order lacks: each thing is made on the eve of the day it is needed, and a draft is written for each supplier.
 * @throws Refusal `not_allowed_now` when nothing is lacking that could be made or bought
 */
export async function orderLacking(context: CommandContext, parent: Parent): Promise<Result<typeof production.supply>> {
  const { db, now } = context;
  const [last] = await db.select({ id: max(productions.id) }).from(productions);
  const { make, buy, graph, today } = await readPlan(context, parent.reference);
  const references = make.length ? await takeReferences(context, seriesOf(today), make.length) : [];
  context.assumes(sql`(select max(${productions.id}) from ${productions}) is ${last?.id ?? null}`);
  const { facility, priority, locationId: location } = parent;
  const rows = make.flatMap(({ itemId, amount, day }, place) => {
    const recipe = graph.recipes.get(itemId);
    const facts = { amount, unit: graph.itemOf(itemId).unit, requestedOn: day, facility, priority, notes: parent.reference };
    return recipe ? [newProduction(now, references[place] ?? "", { ...facts, recipe, graph, location })] : [];
  });
  context.insertMany(productions, rows);
  const { drafts, unsold } = await draftsFor(context, buy, parent.reference);
  if (!rows.length && !drafts.length) {
    const nobody = unsold.map(({ name }) => name).join(", ");
    throw new Refusal("not_allowed_now", {
      fields: [{ field: "id", code: nobody ? "nobody_sells" : "nothing_short", params: { names: nobody } }],
    });
  }
  return {
    items: rows.map((row) => toListed(row, graph.itemOf(row.itemId), null)),
    nextCursor: null,
    total: rows.length,
    drafts: drafts.map(({ id: draft, reference, supplierName, expectedOn }) => ({ id: draft, reference, supplierName, expectedOn })),
    unsold: unsold.map(({ name }) => name),
  };
}
