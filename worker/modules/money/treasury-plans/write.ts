import { treasuryPlans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { treasuryPlans } from "./contract";
import { fetchPlan, requireOrder, settlePlan } from "./records";

/** Plans money that is to come or to go. */
export const create = handle(treasuryPlans.create, async ({ insert, now }, said) => {
  requireOrder(said);
  const row = { ...said, id: newId(), version: 1, createdAt: now, updatedAt: now };
  insert(table, row);
  return row;
});

/** Changes what is planned. */
export const update = handle(treasuryPlans.update, async (context, { id, version, ...changes }) => {
  const before = await fetchPlan(context.db, id);
  requireOrder({ ...before, ...changes });
  return context.update(table, before, changes, version);
});

/** Says that it happened. */
export const settle = handle(treasuryPlans.settle, async (context, { id, version, ...said }) => {
  const before = await fetchPlan(context.db, id);
  return (await settlePlan(context, before, said, version)).plan;
});

/** Takes a plan away; what came of it stays in the treasury. */
export const remove = handle(treasuryPlans.remove, async (context, { id, version }) => {
  const before = await fetchPlan(context.db, id);
  context.remove(table, before, version);
  return before;
});
