import { max, sql } from "drizzle-orm";
import { productions } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeReferences } from "@/worker/engine/writing/numbering";
import { production } from "../contract";
import { newProduction, seriesOf } from "../create";
import { readPlan } from "@/worker/modules/make/needs";
import { toListed } from "../shown";
import { writeLaunches } from "./launched";

/**
 * Makes the orders that the plan proposes. Two who ask at once make them once: who comes late looks at the plan again.
 * @throws Refusal `invalid_input` naming an item that the plan does not propose
 */
export const createFromPlan = handle(production.createFromPlan, async (context, { items: names, facility, ahead }) => {
  const { db } = context;
  const [last] = await db.select({ id: max(productions.id) }).from(productions);
  const { make, graph, today } = await readPlan(context, { ahead });
  const isNamed = (itemId: string, name: string) => itemId === name || graph.itemOf(itemId).sku === name.toUpperCase();
  for (const [place, name] of names.entries()) {
    if (!make.some(({ itemId }) => isNamed(itemId, name))) refuseField(`items.${place}`, "not_planned");
  }
  const chosen = make.filter(({ itemId }) => !names.length || names.some((name) => isNamed(itemId, name)));
  const references = chosen.length ? await takeReferences(context, seriesOf(today), chosen.length) : [];
  context.assumes(sql`(select max(${productions.id}) from ${productions}) is ${last?.id ?? null}`);

  const made = chosen.flatMap(({ itemId, amount, day, reasons, causes }, place) => {
    const recipe = graph.recipes.get(itemId);
    const { unit } = graph.itemOf(itemId);
    const facts = { amount, unit, requestedOn: day, facility, priority: "normal" as const, notes: reasons.join(", ").slice(0, 2_000) };
    return recipe ? [{ row: newProduction(context, references[place] ?? "", { ...facts, recipe, graph, location: "main" }), causes }] : [];
  });
  const rows = made.map(({ row }) => row);
  context.insertMany(productions, rows);
  writeLaunches(
    context,
    made.flatMap(({ row, causes }) => causes.map((forId) => ({ forId, launchedId: row.id }))),
  );
  return { items: rows.map((row) => toListed(row, graph.itemOf(row.itemId), null)), nextCursor: null, total: rows.length };
});
