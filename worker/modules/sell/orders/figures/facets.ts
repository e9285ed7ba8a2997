import { and, count } from "drizzle-orm";
import { orders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { isOverdue, ofClient } from "../list";

/** How many orders there are in each status, of one client or of all, and how many are late. */
export const facets = handle(orders.facets, async ({ db, now }, { client }) => {
  const own = client ? ofClient(client) : undefined;
  const [statuses, [late]] = await db.batch([
    db.select({ status: table.status, count: count() }).from(table).where(own).groupBy(table.status),
    db
      .select({ count: count() })
      .from(table)
      .where(and(own, isOverdue(civilDate(now)))),
  ]);
  return { total: statuses.reduce((sum, entry) => sum + entry.count, 0), late: late?.count ?? 0, statuses };
});
