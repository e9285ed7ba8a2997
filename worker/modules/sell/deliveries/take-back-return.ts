import { and, eq, inArray, or } from "drizzle-orm";
import { deliveries as table, lots, movements, orders } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { deliveredShare } from "@/worker/modules/sell/orders";
import { correct, standing } from "@/worker/modules/store/ledger";
import { requireUncredited } from "./built-on";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery } from "./records";

/**
 * Says that what came back of a delivery did not, or not so: its client holds all of it again, and what came back is recorded anew.
 * @throws Refusal `not_allowed_now` when nothing came back, when a credit note was made of it, or naming what has gone on of it and with whom
 */
export const takeBackReturn = handle(deliveries.takeBackReturn, async (context, { id, version }) => {
  const whole = await fetchDelivery(context.db, id);
  const { delivery, order } = whole;
  if (!delivery.lines.some(({ returned }) => returned > 0)) {
    throw new Refusal("not_allowed_now", { fields: [{ field: "id", code: "no_return" }] });
  }
  const back = (lineId: string) => delivery.lines.reduce((sum, line) => sum + (line.orderLineId === lineId ? line.returned : 0), 0);
  const ordered = order.lines.map((line) => ({ ...line, returned: line.returned - back(line.id) }));
  await requireUncredited(context, whole, ordered);
  const apart = context.db.select({ id: lots.id }).from(lots).where(eq(lots.causeId, delivery.id));
  const cameBack = and(eq(movements.causeId, delivery.id), eq(movements.type, "return"));
  const setApart = and(eq(movements.cause, "lot"), inArray(movements.causeId, apart));
  await correct(context, await standing(context.db, or(cameBack, setApart)), []);

  const lines = delivery.lines.map((line) => ({ ...line, returned: 0 }));
  const after = context.update(table, delivery, { lines }, version);
  context.update(orders, order, { lines: ordered, deliveredShare: deliveredShare(ordered) });
  return toDelivery({ ...whole, delivery: after });
});
