import { and, eq, inArray, or, sql } from "drizzle-orm";
import { lotChecks, nonConformities } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { decided } from "./decide";
import { fetchLot, toLot } from "./records";
import { type LotDecision, lotStatus } from "./status";

/**
 * Lets a blocked lot be used again.
 * @throws Refusal `not_allowed_now` naming `check` while a check of the lot is to be answered, or failed and its non-conformity is open
 */
export const release = handle(lots.release, async (context, { id, version }) => {
  const saved = await fetchLot(context.db, id);
  const decision = lotStatus.require(saved.lot.state, "release", "lots") as LotDecision;
  await refuseUnchecked(context, saved.lot.id);
  return toLot(decided(context, saved, { decision, reason: "" }, version), context.now);
});

/** A lot that needs a check is let go by it, not past it. */
async function refuseUnchecked(context: CommandContext, lotId: string): Promise<void> {
  const isOpen = inArray(nonConformities.status, ["registered", "in_progress"]);
  const [check] = await context.db
    .select({ reference: lotChecks.reference, issue: nonConformities.reference })
    .from(lotChecks)
    .leftJoin(nonConformities, and(eq(nonConformities.id, lotChecks.nonConformityId), isOpen))
    .where(and(eq(lotChecks.lotId, lotId), or(eq(lotChecks.status, "pending"), isOpen)))
    .limit(1);
  if (check) refuseState("check", check.issue ? "check_failed" : "check_pending", { check: check.reference, issue: check.issue ?? "" });
  context.assumes(sql`not exists (select 1 from ${lotChecks} where ${lotChecks.lotId} = ${lotId} and ${lotChecks.status} = 'pending')`);
}
