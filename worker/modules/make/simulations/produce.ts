import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { takeReferences } from "@/worker/engine/writing/numbering";
import { newProduction, seriesOf, toListed } from "@/worker/modules/make/production";
import { simulations } from "./contract";
import { tryRuns } from "./read";

/** A production order for each run, as it was tried; those that come to nothing are left out. */
export const produce = handle(simulations.produce, async (context, { facility, ...input }) => {
  const { tried, graph, day } = await tryRuns(context, input);
  const makeable = tried.filter(({ amount }) => amount > 0);
  const references = makeable.length ? await takeReferences(context, seriesOf(civilDate(context.now)), makeable.length) : [];
  const rows = makeable.flatMap(({ product, amount }, place) => {
    const recipe = graph.recipes.get(product.id);
    const facts = { amount, unit: product.unit, requestedOn: day, facility, priority: "normal" as const, notes: "" };
    return recipe ? [newProduction(context, references[place] ?? "", { ...facts, recipe, graph, location: "main" })] : [];
  });
  context.insertMany(productions, rows);
  return { items: rows.map((row) => toListed(row, graph.itemOf(row.itemId), null)), nextCursor: null, total: rows.length };
});
