import { deliveries as table, orders } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { requireAfterShipping } from "@/worker/modules/sell/orders";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery } from "./records";
import { deliveryStatus } from "./status";

/**
 * Says that goods have reached their client; with the last of them, their order is delivered too.
 * @throws Refusal `invalid_input` when the day is to come, or lies before the goods left
 */
export const deliver = handle(deliveries.deliver, async (context, { id, deliveredOn: day, version }) => {
  const today = civilDate(context.now);
  const deliveredOn = day ?? today;
  if (deliveredOn > today) refuseField("deliveredOn", "future");
  const whole = await fetchDelivery(context.db, id);
  const status = deliveryStatus.require(whole.delivery.status, "deliver", "deliveries");
  requireAfterShipping("deliveredOn", deliveredOn, whole.delivery.shippedOn);

  const delivery = context.update(table, whole.delivery, { status, deliveredOn }, version);
  // Whoever says so of the last two at once: the order's version lets only one of them look at the other as underway.
  const isLast = whole.underway === 0 && whole.order.status === "shipped";
  context.update(orders, whole.order, isLast ? { status: "delivered" } : { status: whole.order.status });
  return toDelivery({ ...whole, delivery });
});
