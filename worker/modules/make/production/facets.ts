import { and, count, inArray, lt, ne } from "drizzle-orm";
import { productions as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { production } from "./contract";
import { openStatuses, productionStatuses } from "./status";

/** How many orders there are in each state, how many are late, and where things are made. */
export const facets = handle(production.facets, async ({ db, now }) => {
  const [byStatus, places, [late]] = await db.batch([
    db.select({ status: table.status, count: count() }).from(table).groupBy(table.status),
    db.selectDistinct({ facility: table.facility }).from(table).where(ne(table.facility, "")).orderBy(table.facility),
    db
      .select({ count: count() })
      .from(table)
      .where(and(inArray(table.status, [...openStatuses]), lt(table.requestedOn, civilDate(now)))),
  ]);
  const statuses = productionStatuses.flatMap((status) => byStatus.filter((row) => row.status === status));
  return {
    total: statuses.reduce((total, row) => total + row.count, 0),
    statuses,
    facilities: places.map(({ facility }) => facility),
    late: late?.count ?? 0,
  };
});
