import { and } from "drizzle-orm";
import { calculations as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { calculations } from "./contract";
import { toCalculation } from "./records";

/** A page of calculations, the newest first. */
export const list = handle(calculations.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const rows = await db
    .select()
    .from(table)
    .where(and(holdsWords(table.searchText, question.search), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toCalculation);
});
