import { orders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { placesOf, promise as promiseTo } from "@/worker/modules/store/ledger";
import { orders } from "../contract";
import { itemsOf } from "../naming";
import { promisedAs, reading, toOrder, wholeOf } from "../records";
import { reserve } from "./reserve";
import { requireMove } from "../rules";

/** Promises to an order what was short and has come since. Where nothing has, nothing changes. */
export const promise = handle(orders.promise, async (context, { id, version }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const [orderRows, items, promised, shipments, takers, held, places] = await db.batch([...reading(db, id), placesOf(db, itemsOf(id))]);
  const whole = wholeOf([orderRows, items, promised, shipments, takers, held]);
  const status = requireMove(whole.order, "promise");
  const { parts } = reserve(whole, places, today);
  if (!parts.length) return toOrder(whole, today);

  const order = context.update(table, whole.order, { status }, version);
  promiseTo(context, parts, "order", order.id);
  return toOrder({ ...whole, order, promised: [...promised, ...promisedAs(parts, places)] }, today);
});
