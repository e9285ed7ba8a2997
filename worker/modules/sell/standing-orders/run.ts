import { eq } from "drizzle-orm";
import { orders, standingOrders as table } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { nextDayAfter, requireRunning } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { begin } from "@/worker/modules/sell/orders";
import { standingOrders } from "./contract";
import { fetchStanding } from "./records";

/**
 * Makes the next draft of a standing order. The draft's identifier is the standing order's with the day: whoever asks a
 * second time that day, at the same moment too, is given the one there is.
 * @throws Refusal `not_allowed_now` while it is paused, once it is over, or when its client is archived
 */
export const run = handle(standingOrders.run, async (context, { id }) => {
  const today = civilDate(context.now);
  const { standing, client: buyer } = await fetchStanding(context.db, id);
  const orderId = `${standing.id}-${today}`;
  const [before] = await context.db.select({ reference: orders.reference }).from(orders).where(eq(orders.id, orderId));
  if (before) return { made: false, orderId, reference: before.reference, nextOn: standing.nextOn };
  requireRunning(standing);
  if (buyer.archived) refuseState("client", "archived");

  const { leadDays, rhythm, dayOfMonth, nextOn: day, clientId: client, notes } = standing;
  const lines = standing.lines.map(({ itemId, container, ...amount }) => {
    return { item: itemId, amount, description: "", container: container !== undefined };
  });
  const dueOn = addDays(day > today ? day : today, leadDays);
  const input = { client, lines, dueOn, validUntil: null, clientReference: "", notes };
  const { reference } = await begin(context, input, { id: orderId, standingOrderId: standing.id });
  const { nextOn } = context.update(table, standing, { nextOn: nextDayAfter(day, today, rhythm, dayOfMonth) });
  return { made: true, orderId, reference, nextOn };
});
