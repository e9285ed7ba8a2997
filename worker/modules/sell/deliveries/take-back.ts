import { and, eq } from "drizzle-orm";
import { deliveries as table, movements, orders } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { afterShipping, deliveredShare, itemsOf, promiseAgain, reading, wholeOf } from "@/worker/modules/sell/orders";
import { asIfNotTaken, correct, placesOf, standing } from "@/worker/modules/store/ledger";
import { requireNothingBuilt } from "./built-on";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery } from "./records";
import { deliveryStatus } from "./status";

/**
 * Says that goods did not leave after all: they lie where they lay, promised to their order, which is ready again.
 * @throws Refusal `not_allowed_now` naming the return or the invoices that were made of it
 */
export const takeBack = handle(deliveries.takeBack, async (context, { id, version }) => {
  const whole = await fetchDelivery(context.db, id);
  const { delivery, order, lots } = whole;
  const status = deliveryStatus.require(delivery.status, "takeBack", "deliveries");
  const shippedOf = (lineId: string) => delivery.lines.reduce((sum, line) => sum + (line.orderLineId === lineId ? line.amount : 0), 0);
  const lines = order.lines.map((line) => ({ ...line, shipped: line.shipped - shippedOf(line.id) }));
  await requireNothingBuilt(context, whole, lines);

  const isShipment = and(eq(movements.causeId, delivery.id), eq(movements.type, "shipment"));
  const [places, moved, ...read] = await context.db.batch([
    placesOf(context.db, itemsOf(order.id)),
    standing(context.db, isShipment),
    ...reading(context.db, order.id),
  ]);
  await correct(context, moved, []);
  const back = delivery.lines.filter(({ lotId }) => lotId !== "").map(({ orderLineId, ...part }) => ({ ...part, lineId: orderLineId }));
  promiseAgain(context, { ...wholeOf(read), order: { ...order, lines } }, asIfNotTaken(places, moved, lots), back);
  context.update(orders, order, { ...afterShipping(order, lines), lines, deliveredShare: deliveredShare(lines) });
  const after = context.update(table, delivery, { status, lines: [], deliveredOn: null }, version);
  return toDelivery({ ...whole, delivery: after });
});
