import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { placesOf, promise } from "@/worker/modules/store/ledger";
import { change } from "./change";
import { orders } from "./contract";
import { itemsOf } from "./naming";
import { promisedAs, reading, toOrder, wholeOf } from "./records";
import { reserve } from "./shipping/reserve";
import { requireMove, requireValid } from "./rules";

/**
 * Takes an order: what there is of its goods is promised to it, the earliest date first; what is short is said, and can be
 * promised later. One read and one write, however many lines.
 * @throws Refusal `not_allowed_now` from another state, or when a quote is over
 */
export const confirm = handle(orders.confirm, async (context, { id, version }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const [orderRows, items, promised, shipments, takers, held, places] = await db.batch([...reading(db, id), placesOf(db, itemsOf(id))]);
  const whole = wholeOf([orderRows, items, promised, shipments, takers, held]);
  const status = requireMove(whole.order, "confirm");
  requireValid(whole.order.validUntil, today);

  const { parts } = reserve(whole, places, today);
  const order = change(context, whole.order, { status, confirmedAt: now }, version);
  promise(context, parts, "order", order.id);
  return toOrder({ ...whole, order, promised: promisedAs(parts, places) }, today);
});
