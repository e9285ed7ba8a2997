import { controlPlans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { controlPlans } from "./contract";
import { fetchPlan, toPlan } from "./records";
import { planStatus } from "./status";

/** Gives a draft up, or ends a plan: nothing is due by it any more, and what was read stays. */
export const retire = handle(controlPlans.retire, async (context, { id, version }) => {
  const saved = await fetchPlan(context.db, id);
  const status = planStatus.require(saved.status, "retire", "controlPlans");
  return toPlan(context.update(table, saved, { status }, version));
});
