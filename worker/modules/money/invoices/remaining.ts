import { eq, or } from "drizzle-orm";
import { orders } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { openOf } from "./from-orders";
import { readBilled } from "./order-billing";

/** What of an order is still to invoice. @throws Refusal `invalid_input` naming `order` when there is none */
export const remaining = handle(invoices.remaining, async ({ db }, { order: name }) => {
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.id, name), eq(orders.reference, name.toUpperCase())));
  if (!order) return refuseField("order", "not_found");
  const billed = await readBilled({ db }, [order.id]);
  const totalOf = (shippedOnly: boolean) => order.lines.reduce((sum, line) => sum + openOf(line, billed, shippedOnly).total, 0);
  return { shipped: totalOf(true), whole: totalOf(false) };
});
