import { and, eq } from "drizzle-orm";
import { controlPlans as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { controlPlans } from "./contract";
import { fetchPlan, toPlan } from "./records";
import { problemsOf } from "./rules";
import { planStatus } from "./status";

/**
 * Puts a draft in force; the edition before it is replaced in the same write.
 * @throws Refusal `invalid_input` naming `points` when there is none, or the limits that cannot be; `approvedOn` when that day is to come
 */
export const approve = handle(controlPlans.approve, async (context, { id, version, ...input }) => {
  const { db, now, caller } = context;
  const saved = await fetchPlan(db, id);
  const status = planStatus.require(saved.status, "approve", "controlPlans");
  const approvedOn = input.approvedOn ?? civilDate(now);
  if (approvedOn > civilDate(now)) refuseField("approvedOn", "future");
  if (!saved.points.length) refuseField("points", "no_points");
  const problems = problemsOf(saved.points);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const inForce = and(eq(table.seriesId, saved.seriesId), eq(table.status, "active"));
  const [former] = await db.select().from(table).where(inForce);
  // The former steps down first: one edition of a plan is in force at a time.
  if (former) context.update(table, former, { status: "replaced" });
  const { actor } = caller;
  const approvedBy = actor.type === "person" ? `${actor.firstName} ${actor.lastName}`.trim() : "";
  return toPlan(context.update(table, saved, { status, approvedOn, approvedBy }, version));
});
