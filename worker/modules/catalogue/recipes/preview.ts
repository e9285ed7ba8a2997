import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recipes } from "./contract";
import { findItems } from "@/worker/modules/catalogue/items";
import { linesFrom } from "./lines";
import { toRecipe, withItems } from "./records";

/** What a recipe would cost and contain as it is written. @throws Refusal `invalid_input` naming the item or the line that cannot be */
export const preview = handle(recipes.preview, async ({ db, now }, { item: name, output, lines: lineInputs, ...details }) => {
  const itemOf = await findItems(db, [name, ...lineInputs.map(({ item }) => item)]);
  const outputItem = itemOf(name) ?? refuseField("item", "not_found");
  const lines = linesFrom(lineInputs, outputItem, itemOf);
  const outputs = { outputAmount: output.amount, outputUnit: output.unit };
  const unkept = { id: "", itemId: outputItem.id, number: 0, status: "draft", version: 1, createdAt: now, updatedAt: now } as const;
  const row = { ...details, ...outputs, ...unkept, lines };
  return toRecipe(row, withItems(row, itemOf));
});
