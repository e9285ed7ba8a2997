import { controlPlans as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { controlPlans } from "./contract";
import { fetchPlan, toPlan } from "./records";
import { problemsOf } from "./rules";
import { planStatus } from "./status";

/**
 * Changes a draft; what is left out stays.
 * @throws Refusal `not_allowed_now` once it is approved: readings refer to it; `invalid_input` naming the limits that cannot be
 */
export const update = handle(controlPlans.update, async (context, { id, version, points: written, ...changes }) => {
  const saved = await fetchPlan(context.db, id);
  planStatus.require(saved.status, "update", "controlPlans");
  if (!written) return toPlan(context.update(table, saved, changes, version));
  const problems = problemsOf(written);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const own = new Set(saved.points.map((point) => point.id));
  const points = written.map(({ id: pointId, ...point }) => ({ ...point, id: pointId && own.has(pointId) ? pointId : newId() }));
  return toPlan(context.update(table, saved, { ...changes, points }, version));
});
