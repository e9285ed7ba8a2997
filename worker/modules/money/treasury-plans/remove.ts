import { treasuryPlans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { treasuryPlans } from "./contract";
import { fetchPlan } from "./records";

/** Takes a plan away; what came of it stays in the treasury. */
export const remove = handle(treasuryPlans.remove, async (context, { id, version }) => {
  const before = await fetchPlan(context.db, id);
  context.remove(table, before, version);
  return before;
});
