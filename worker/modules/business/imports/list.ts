import { and, eq } from "drizzle-orm";
import { imports as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { toFile } from "./records";

/** The files that were brought in, the newest first. */
export const list = handle(imports.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const ofTarget = question.target && eq(table.target, question.target);
  const rows = await db
    .select()
    .from(table)
    .where(and(ofTarget, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toFile);
});
