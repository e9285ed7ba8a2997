import { eq, max, sql } from "drizzle-orm";
import { recipes as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import { recipes } from "./contract";
import { refuseCycle } from "./cycles";
import { findItems } from "@/worker/modules/catalogue/items";
import { linesFrom } from "./lines";
import { toRecipe, withItems } from "./records";

/** Writes down a new version, as a draft. @throws Refusal `invalid_input` naming the item or the line that cannot be */
export const create = handle(recipes.create, async (context, { item: name, output, lines: lineInputs, ...details }) => {
  const itemOf = await findItems(context.db, [name, ...lineInputs.map(({ item }) => item)]);
  const outputItem = itemOf(name) ?? refuseField("item", "not_found");
  const lines = linesFrom(lineInputs, outputItem, itemOf);
  const [, row] = await Promise.all([
    refuseCycle(context.db, outputItem, lines),
    addVersion(context, outputItem.id, { ...details, outputAmount: output.amount, outputUnit: output.unit, lines }),
  ]);
  return toRecipe(row, withItems(row, itemOf));
});

type Details = Omit<RecipeRow, "id" | "itemId" | "number" | "status" | "version" | "createdAt" | "updatedAt">;

/** The next version of an item's recipe, as a draft. */
export async function addVersion(context: CommandContext, itemId: string, details: Details): Promise<RecipeRow> {
  const [last] = await context.db
    .select({ number: max(table.number) })
    .from(table)
    .where(eq(table.itemId, itemId));
  const number = (last?.number ?? 0) + 1;
  // Several may be begun at once: whoever comes late takes the next number.
  context.assumes(sql`not exists (select 1 from ${table} where ${table.itemId} = ${itemId} and ${table.number} >= ${number})`);
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const row: RecipeRow = { ...details, id: newId(), itemId, number, status: "draft", ...times };
  context.insert(table, row);
  return row;
}
