import { standingOrders as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { standingOrders } from "./contract";
import { fetchStanding, toStanding } from "./records";

/** Makes no more orders until it is resumed. Doing it twice changes nothing. */
export const pause = handle(standingOrders.pause, async (context, { id, version }) => {
  const whole = await fetchStanding(context.db, id);
  if (whole.standing.paused === true) return toStanding(whole);
  return toStanding({ ...whole, standing: context.update(table, whole.standing, { paused: true }, version) });
});
