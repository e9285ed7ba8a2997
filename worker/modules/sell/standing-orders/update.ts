import { standingOrders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { standingOrders } from "./contract";
import { fetchStanding, linesOf, toStanding } from "./records";

/** Changes a standing order; what is left out stays. */
export const update = handle(standingOrders.update, async (context, { id, version, lines: inputs, ...details }) => {
  const whole = await fetchStanding(context.db, id);
  if (details.nextOn && details.nextOn < civilDate(context.now)) refuseField("nextOn", "past");
  const { nextOn, endsOn } = { ...whole.standing, ...details };
  if (endsOn && endsOn < nextOn && (details.endsOn || details.nextOn)) refuseField("endsOn", "before_start");
  const day = details.nextOn ? { dayOfMonth: dayOfMonth(details.nextOn) } : {};
  const sold = inputs ? await linesOf(context.db, inputs) : { lines: whole.standing.lines, items: whole.items };
  const standing = context.update(table, whole.standing, { ...details, ...day, lines: sold.lines }, version);
  return toStanding({ ...whole, standing, items: sold.items });
});
