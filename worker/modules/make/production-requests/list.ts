import { and, count, eq } from "drizzle-orm";
import { productionRequests as table } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { toRequest } from "./records";

/** What the business has asked for, the newest first. */
export const list = handle(productionRequests.list, async ({ platform, caller }, question) => {
  const { status, urgency } = question;
  const page = newestFirst(table, question);
  const matching = and(
    eq(table.businessId, requireBusiness(caller).id),
    status && eq(table.status, status),
    urgency && eq(table.urgency, urgency),
  );
  const [rows, [counted]] = await platform.batch([
    platform
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  return { ...page.pageOf(rows, toRequest), total: counted?.total ?? 0 };
});
