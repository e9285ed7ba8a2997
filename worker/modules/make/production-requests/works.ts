import { and, count, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { businesses, productionRequests as table } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { productionRequests } from "./contract";
import { known, selectRequests, toRequest } from "./records";
import type { WorkStage } from "./status";

/** What is still to be done. */
const open = inArray(table.status, ["accepted", "in_progress"]);

const stages: Record<WorkStage, SQL | undefined> = {
  to_agree: and(eq(table.status, "accepted"), isNull(table.agreedAt)),
  planned: and(eq(table.status, "accepted"), isNotNull(table.agreedAt)),
  in_progress: eq(table.status, "in_progress"),
  done: eq(table.status, "completed"),
};

/** The work of the provider, of all businesses or of the caller's, in the order in which it is to be made. */
export const works = handle(productionRequests.works, async ({ platform, caller, now }, { stage, late, limit, cursor }) => {
  const page = inOrder({ limit, cursor, sort: "plannedOn", column: table.plannedOn, tieBreaker: table.id, direction: "asc" });
  const matching = and(
    known(caller),
    isNotNull(table.plannedOn),
    stage ? stages[stage] : open,
    late ? and(open, lt(table.plannedOn, civilDate(now))) : undefined,
  );
  const [entries, [counted]] = await platform.batch([
    selectRequests(platform)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).innerJoin(businesses, eq(businesses.id, table.businessId)).where(matching),
  ]);
  const placeOf = ({ row }: (typeof entries)[number]) => ({ value: row.plannedOn ?? "", tie: row.id });
  return { ...page.pageOf(entries, placeOf, (entry) => toRequest(entry, caller)), total: counted?.total ?? 0 };
});
