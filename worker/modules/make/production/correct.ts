import { handle } from "@/worker/engine/handler";
import { production } from "./contract";
import { finish } from "./finish";
import { fetchProduction } from "./records";
import { productionStatus } from "./status";

/**
 * Puts right what was entered when an order was completed: what came out, what was taken, the days, the work. What is left out
 * stays as it was.
 * @throws Refusal `not_allowed_now` naming what has gone on of its lot and with whom; and what `complete` refuses
 */
export const correct = handle(production.correct, async (context, input) => {
  const before = await fetchProduction(context.db, input.id);
  productionStatus.require(before.status, "correct", "production");
  const losses = input.losses ?? before.losses.map((loss) => ({ ...loss, amount: { amount: loss.amount, unit: before.unit } }));
  return finish(context, before, { ...input, losses });
});
