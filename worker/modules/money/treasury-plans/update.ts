import { treasuryPlans as table } from "@/db/business";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { treasuryPlans } from "./contract";
import { fetchPlan, requireOrder } from "./records";

/** Changes what is planned. */
export const update = handle(treasuryPlans.update, async (context, { id, version, ...changes }) => {
  const before = await fetchPlan(context.db, id);
  requireOrder({ ...before, ...changes });
  const day = changes.nextOn && { dayOfMonth: dayOfMonth(changes.nextOn) };
  return context.update(table, before, { ...changes, ...day }, version);
});
