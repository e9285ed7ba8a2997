import { and, count, eq, inArray } from "drizzle-orm";
import { serviceRequests as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { isStaff } from "@/worker/modules/provider/sides";
import { serviceRequests } from "./contract";
import { known, selectRequests, toRequest } from "./records";
import { orderedStatuses } from "./status";

/** What the business asked for, or what every business submitted; the newest first. */
export const list = handle(serviceRequests.list, async ({ platform, caller }, question) => {
  const { status, kind, ordered, client, search } = question;
  const page = newestFirst(table, question);
  const matching = and(
    known(caller),
    status && eq(table.status, status),
    kind && eq(table.kind, kind),
    ordered ? inArray(table.status, [...orderedStatuses]) : undefined,
    client !== undefined && isStaff(caller) ? eq(table.businessId, client) : undefined,
    holdsWords(table.searchText, search),
  );
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
