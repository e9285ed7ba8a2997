import { standingOrders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { nextDayFrom } from "@/worker/core/figures/rhythm";
import { handle } from "@/worker/engine/handler";
import { standingOrders } from "./contract";
import { fetchStanding, toStanding } from "./records";

/** Makes orders again: those of the days it slept through are not made. Doing it twice changes nothing. */
export const resume = handle(standingOrders.resume, async (context, { id, version }) => {
  const whole = await fetchStanding(context.db, id);
  const { standing } = whole;
  if (!standing.paused) return toStanding(whole);
  const nextOn = nextDayFrom(standing.nextOn, civilDate(context.now), standing.rhythm, standing.dayOfMonth);
  return toStanding({ ...whole, standing: context.update(table, standing, { paused: false, nextOn }, version) });
});
