import { deliveries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { step } from "../move";
import { requireAfterShipping } from "../rules";

/** Says that all of an order has reached its client. @throws Refusal `invalid_input` when the day is to come, or lies before the goods left */
export const deliver = handle(orders.deliver, (context, { deliveredOn: day, ...input }) => {
  const today = civilDate(context.now);
  const deliveredOn = day ?? today;
  if (deliveredOn > today) refuseField("deliveredOn", "future");
  return step(context, "deliver", input, ({ deliveries: shipments }) => {
    const arrived = shipments.map((delivery) => {
      if (delivery.status === "cancelled") return delivery;
      requireAfterShipping("deliveredOn", deliveredOn, delivery.shippedOn);
      if (delivery.status === "delivered") return delivery;
      return context.update(deliveries, delivery, { status: "delivered", deliveredOn });
    });
    return { deliveries: arrived };
  });
});
