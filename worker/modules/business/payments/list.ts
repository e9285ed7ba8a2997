import { and, eq } from "drizzle-orm";
import { businesses, payments as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { payments } from "./contract";
import { toReceived } from "./records";

/** What businesses were asked to pay, the newest first. */
export const list = handle(payments.list, async ({ platform }, { state, kind, ...question }) => {
  const page = newestFirst(table, question);
  const matching = and(state && eq(table.state, state), kind && eq(table.kind, kind), page.start);
  const rows = await platform
    .select({ payment: table, business: businesses.name, id: table.id, createdAt: table.createdAt })
    .from(table)
    .innerJoin(businesses, eq(businesses.id, table.businessId))
    .where(matching)
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, ({ payment, business }) => toReceived(payment, business));
});
