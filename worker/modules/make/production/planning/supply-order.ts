import { eq, or } from "drizzle-orm";
import { orders } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { production } from "../contract";
import { orderLacking } from "./order-lacking";

/**
 * Orders what a client's order lacks, down to what is bought, the product itself too.
 * @throws Refusal `invalid_input` naming `order`; `not_allowed_now` when nothing is lacking that could be made or bought
 */
export const supplyOrder = handle(production.supplyOrder, async (context, { order: name }) => {
  const isNamed = or(eq(orders.id, name), eq(orders.reference, name.toUpperCase()));
  const [order] = await context.db.select({ reference: orders.reference }).from(orders).where(isNamed);
  if (!order) return refuseField("order", "not_found");
  return orderLacking(context, { ...order, facility: "", priority: "normal", locationId: "main" });
});
