import { calculations as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { calculations } from "./contract";
import { fetchCalculation, toCalculation } from "./records";

/** Forgets a calculation; what was made of it stays. */
export const remove = handle(calculations.remove, async (context, { id, version }) => {
  const before = await fetchCalculation(context.db, id);
  context.remove(table, before, version);
  return toCalculation(before);
});
