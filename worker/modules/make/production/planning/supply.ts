import { handle } from "@/worker/engine/handler";
import { production } from "../contract";
import { fetchProduction } from "../records";
import { orderLacking } from "./order-lacking";

/**
 * Orders what a production lacks, down to what is bought: each thing is made on the eve of the day it is needed, and a draft is
 * written for each supplier. What is on its way already is not ordered again.
 * @throws Refusal `not_allowed_now` when nothing is lacking that could be made or bought
 */
export const supply = handle(production.supply, async (context, { id }) => {
  return orderLacking(context, await fetchProduction(context.db, id));
});
