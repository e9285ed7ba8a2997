import { and, eq } from "drizzle-orm";
import { views as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { views } from "./contract";

/** A page of views, the newest first; of one list, or of all. */
export const list = handle(views.list, async ({ db }, { screen, ...paging }) => {
  const page = newestFirst(table, paging);
  const rows = await db
    .select()
    .from(table)
    .where(and(screen ? eq(table.screen, screen) : undefined, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, (row) => row);
});
