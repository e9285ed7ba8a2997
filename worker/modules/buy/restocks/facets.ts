import { and, count, inArray } from "drizzle-orm";
import { restocks as table, suppliers } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { restocks } from "./contract";
import { lateOn } from "./list";
import { sumOf } from "./rules";
import { openStatuses, restockStatuses } from "./status";

/** How many restocks there are of each status, and how many are late. */
export const facets = handle(restocks.facets, async ({ db, now }, { supplier }) => {
  const named = db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(isCalled(supplier ?? ""));
  const ofSupplier = supplier ? inArray(table.supplierId, named) : undefined;
  const [rows, [late]] = await db.batch([
    db.select({ status: table.status, count: count() }).from(table).where(ofSupplier).groupBy(table.status),
    db
      .select({ count: count() })
      .from(table)
      .where(and(lateOn(now), ofSupplier)),
  ]);
  const statuses = restockStatuses.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }));
  return {
    total: sumOf(statuses.map((entry) => entry.count)),
    statuses,
    open: sumOf(statuses.filter(({ status }) => openStatuses.includes(status)).map((entry) => entry.count)),
    late: late?.count ?? 0,
  };
});
