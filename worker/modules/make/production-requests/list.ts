import { and, count, eq } from "drizzle-orm";
import { productionRequests as table } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { known, selectRequests, toRequest } from "./records";

/** What the business has asked for, or all of them; the newest first. */
export const list = handle(productionRequests.list, async ({ platform, caller }, question) => {
  const { status, urgency } = question;
  const page = newestFirst(table, question);
  const matching = and(known(caller), status && eq(table.status, status), urgency && eq(table.urgency, urgency));
  const [entries, [counted]] = await platform.batch([
    selectRequests(platform)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  const rows = entries.map((entry) => ({ ...entry, id: entry.row.id, createdAt: entry.row.createdAt }));
  return { ...page.pageOf(rows, (entry) => toRequest(entry, caller)), total: counted?.total ?? 0 };
});
