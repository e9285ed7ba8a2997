import { savedReports as table } from "@/db/business";
import { and, isNotNull, lte, sql } from "drizzle-orm";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { reports } from "./contract";

/** A page of the reports that were kept, the newest first; those whose day by mail has come, where that is what one wants. */
export const list = handle(reports.list, async ({ db, now }, { due, ...paging }) => {
  const page = newestFirst(table, paging);
  const isDue = and(isNotNull(table.nextOn), lte(table.nextOn, civilDate(now)));
  const matching = due === undefined ? undefined : due ? isDue : sql`not ${isDue}`;
  const rows = await db
    .select()
    .from(table)
    .where(and(matching, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, (row) => row);
});
