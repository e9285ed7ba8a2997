import { and, eq } from "drizzle-orm";
import { visits as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { isStaff } from "@/worker/modules/provider/sides";
import { visits } from "./contract";
import { known, toVisit, visitRows } from "./records";

/** The visits that a business granted, or that all did; the newest first. */
export const list = handle(visits.list, async ({ platform, caller, now }, question) => {
  const page = newestFirst(table, question);
  const ofClient = question.client !== undefined && isStaff(caller) ? eq(table.businessId, question.client) : undefined;
  const entries = await visitRows(platform)
    .where(and(known(caller), ofClient, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  const names = new Map(entries.map(({ row, businessName }) => [row.id, businessName]));
  const rows = entries.map(({ row }) => row);
  return page.pageOf(rows, (row) => toVisit({ row, businessName: names.get(row.id) ?? "" }, now));
});
