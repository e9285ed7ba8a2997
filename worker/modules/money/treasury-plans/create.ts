import { treasuryPlans as table } from "@/db/business";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { treasuryPlans } from "./contract";
import { requireOrder } from "./records";

/** Plans money that is to come or to go. */
export const create = handle(treasuryPlans.create, async ({ insert, now }, input) => {
  requireOrder(input);
  const row = { ...input, dayOfMonth: dayOfMonth(input.nextOn), id: newId(), version: 1, createdAt: now, updatedAt: now };
  insert(table, row);
  return row;
});
