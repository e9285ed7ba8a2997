import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { scans } from "@/db/business";
import { payments } from "@/db/platform";
import { EXTRA_PAGE } from "@/worker/core/contract/plans";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessRow } from "./records";
import type { BilledLine } from "./shapes";
import { payableStates } from "./status";

/** Lines to pay for a plan, with those pages beyond the former one that nobody was billed for yet: they go with the next invoice. */
export async function withPages(context: QueryContext, business: BusinessRow, lines: BilledLine[]) {
  const pages = await unbilledPages(context, business);
  const extra = { what: "pages" as const, plan: null, period: null, quantity: pages, total: pages * EXTRA_PAGE };
  return { pages, lines: pages ? [...lines, extra] : lines };
}

/** Pages that were read beyond the plan, to whose price people agreed, and that no payment bills. One that may still be left for another bills none. */
async function unbilledPages(context: QueryContext, business: BusinessRow): Promise<number> {
  const db = await context.open({ ...business, status: business.planStatus });
  const stands = or(
    inArray(payments.state, ["paid", "pending"]),
    and(eq(payments.kind, "renewal"), inArray(payments.state, [...payableStates])),
  );
  const ofBusiness = and(eq(payments.businessId, business.id), stands, gt(payments.pages, 0));
  const [[read], [billed]] = await Promise.all([
    db
      .select({ pages: sql<number>`coalesce(sum(${scans.extraPages}), 0)` })
      .from(scans)
      .where(gt(scans.extraPages, 0)),
    context.platform
      .select({ pages: sql<number>`coalesce(sum(${payments.pages}), 0)` })
      .from(payments)
      .where(ofBusiness),
  ]);
  return Math.max(0, (read?.pages ?? 0) - (billed?.pages ?? 0));
}
