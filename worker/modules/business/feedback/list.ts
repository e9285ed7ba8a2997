import { and, eq } from "drizzle-orm";
import { feedback as table } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { feedback } from "./contract";

/** What people told us, the newest first. */
export const list = handle(feedback.list, async ({ platform }, question) => {
  const page = newestFirst(table, question);
  const ofType = question.type && eq(table.type, question.type);
  const rows = await platform
    .select()
    .from(table)
    .where(and(ofType, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ userId, version, updatedAt, ...shown }) => shown);
});
