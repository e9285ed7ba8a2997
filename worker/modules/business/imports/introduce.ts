import { and, asc, eq } from "drizzle-orm";
import { importLines } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { bringIn } from "./bring-in";
import { imports } from "./contract";
import { chooseFields, fetchFor } from "./records";
import { targetOf } from "./targets";

/** What a price list calls its columns' fields, as an ingredient has them. */
const asIngredient: Partial<Record<string, string>> = { item: "name", pack: "unit" };

/**
 * Makes a file of ingredients of the lines of a price list that name articles nobody knows, to be looked at and confirmed as
 * any other; columns that the price list does not read may say more of them. An article that stands there twice is made once.
 * @throws Refusal `not_allowed_now` where no line names an unknown article
 */
export const introduce = handle(imports.introduce, async (context, { id }) => {
  const { db } = context;
  const list = await fetchFor("remap", db, id);
  const named = list.columns.findIndex(({ field }) => field === "item");
  const rows = await db
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, id), eq(importLines.state, "refused")))
    .orderBy(asc(importLines.place));
  const unknown = rows.filter(({ problems }) => problems.some(({ field, code }) => field === "item" && code === "import_unknown"));
  const firstOf = new Map(unknown.map((row) => [fold(row.cells[named]?.trim() ?? ""), row] as const).reverse());
  const lines = [...firstOf.values()].sort((a, b) => a.place - b.place).map(({ line, cells }) => ({ line, cells, problem: null }));
  if (list.target !== "tariffs" || !lines.length) throw new Refusal("not_allowed_now");

  const target = targetOf("ingredients");
  const headings = list.columns.map(({ heading }) => heading);
  const read = list.columns.filter(({ field }) => field);
  const mapping = Object.fromEntries(read.map(({ heading, field }) => [heading, asIngredient[field ?? ""] ?? ""]));
  const fields = await chooseFields(db, target, headings, mapping);
  const { fileName } = list;
  return bringIn(context, target, { headings, lines }, { fileName, fields, clearEmpty: false });
});
