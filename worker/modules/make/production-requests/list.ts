import { and, count, eq } from "drizzle-orm";
import { businesses, productionRequests as table } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { known, toRequest } from "./records";

/** What the business has asked for, or all of them; the newest first. */
export const list = handle(productionRequests.list, async ({ platform, caller }, question) => {
  const { status, urgency } = question;
  const page = newestFirst(table, question);
  const matching = and(known(caller), status && eq(table.status, status), urgency && eq(table.urgency, urgency));
  const [entries, [counted]] = await platform.batch([
    platform
      .select({ row: table, businessName: businesses.name })
      .from(table)
      .innerJoin(businesses, eq(businesses.id, table.businessId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  const names = new Map(entries.map(({ row, businessName }) => [row.id, businessName]));
  const rows = entries.map(({ row }) => row);
  const show = (row: (typeof rows)[number]) => toRequest({ row, businessName: names.get(row.id) ?? "" });
  return { ...page.pageOf(rows, show), total: counted?.total ?? 0 };
});
