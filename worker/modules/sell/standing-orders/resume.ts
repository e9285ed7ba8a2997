import { standingOrders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { standingOrders } from "./contract";
import { fetchStanding, toStanding } from "./records";
import { nextDay } from "./rules";

/** Makes orders again: those of the days it slept through are not made. Doing it twice changes nothing. */
export const resume = handle(standingOrders.resume, async (context, { id, version }) => {
  const whole = await fetchStanding(context.db, id);
  const { standing } = whole;
  if (!standing.paused) return toStanding(whole);
  let { nextOn } = standing;
  while (nextOn < civilDate(context.now)) nextOn = nextDay(nextOn, standing.rhythm);
  return toStanding({ ...whole, standing: context.update(table, standing, { paused: false, nextOn }, version) });
});
