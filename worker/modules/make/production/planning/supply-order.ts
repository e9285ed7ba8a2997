import { handle } from "@/worker/engine/handler";
import { production } from "../contract";
import { launchedFor, orderNamed } from "./launched";
import { orderLacking } from "./order-lacking";

/**
 * Orders what a client's order lacks, down to what is bought, the product itself too; and what lacks for the productions that are under
 * way for it.
 * @throws Refusal `invalid_input` naming `order`; `not_allowed_now` when nothing is lacking that could be made or bought
 */
export const supplyOrder = handle(production.supplyOrder, async (context, { order: name }) => {
  const order = await orderNamed(context.db, name);
  const { begun } = await launchedFor(context.db, order);
  return orderLacking(context, { ...order, facility: "", priority: "normal", locationId: "main" }, begun);
});
