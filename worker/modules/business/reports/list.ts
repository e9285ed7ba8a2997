import { savedReports as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { reports } from "./contract";

/** A page of the reports that were kept, the newest first. */
export const list = handle(reports.list, async ({ db }, paging) => {
  const page = newestFirst(table, paging);
  const rows = await db
    .select()
    .from(table)
    .where(page.start)
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, (row) => row);
});
