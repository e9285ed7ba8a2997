import { handle } from "@/worker/engine/handler";
import { treasuryPlans } from "./contract";
import { fetchPlan, settlePlan } from "./records";

/** Says that it happened. */
export const settle = handle(treasuryPlans.settle, async (context, { id, version, ...payment }) => {
  const before = await fetchPlan(context.db, id);
  return (await settlePlan(context, before, payment, version)).plan;
});
