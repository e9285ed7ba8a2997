import { recipes as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { refuseCycle } from "./cycles";
import { findItems } from "@/worker/modules/catalogue/items";
import { linesFrom } from "./lines";
import { fetchRecipe, toRecipe, withItems } from "./records";

/** Changes a draft; what is left out stays. @throws Refusal `not_a_draft`, or `invalid_input` naming a line that cannot be */
export const update = handle(recipes.update, async (context, { id, version, lines: lineInputs, output, ...details }) => {
  const { recipe: before, graph } = await fetchRecipe(context.db, id);
  if (before.status !== "draft") throw new Refusal("not_a_draft");
  const itemOf = lineInputs ? await findItems(context.db, [before.itemId, ...lineInputs.map(({ item }) => item)]) : graph.itemOf;
  const outputItem = graph.itemOf(before.itemId);
  const lines = lineInputs ? linesFrom(lineInputs, outputItem, itemOf) : before.lines;
  if (lineInputs) await refuseCycle(context.db, outputItem, lines);
  const outputs = output && { outputAmount: output.amount, outputUnit: output.unit };
  const after = context.update(table, before, { ...details, ...outputs, lines }, version);
  return toRecipe(after, withItems(after, itemOf));
});
