import { handle } from "@/worker/engine/handler";
import { orders } from "./contract";
import { begin } from "./create";
import { fetchOrder } from "./records";

/** Asks for the same again, as a new draft at today's prices; discounts that were agreed stay. */
export const duplicate = handle(orders.duplicate, async (context, { id }) => {
  const { order } = await fetchOrder(context.db, id);
  const { clientId, deliveryAddress, notes } = order;
  const lines = order.lines.map(({ itemId, amount, unit, discount, description, container }) => {
    return { item: itemId, amount: { amount, unit }, discount, description, container: container !== undefined };
  });
  return begin(context, { client: clientId, lines, dueOn: null, validUntil: null, deliveryAddress, clientReference: "", notes });
});
