import { handle } from "@/worker/engine/handler";
import { production } from "./contract";
import { finish } from "./finish";
import { fetchProduction } from "./records";
import { productionStatus } from "./status";

/**
 * Ends an order in one write: lots are consumed, what came out is a lot with what it really cost.
 * @throws Refusal `not_enough` naming each item that is short; `not_allowed_now`; `invalid_input` naming a lot, an amount or a date that cannot be, or an output or materials that are hardly likely
 */
export const complete = handle(production.complete, async (context, input) => {
  const before = await fetchProduction(context.db, input.id);
  productionStatus.require(before.status, "complete", "production");
  return finish(context, before, input);
});
