import { addDays, civilDate, DAY, daysBetween, weekdayOf } from "@/worker/core/figures/dates";
import { isHoliday } from "@/worker/core/figures/holidays";

/** Trade clients are told within a day. */
const TRADE = DAY;
const SATURDAY = 5;
const ZONE = "Europe/Paris";

/** Does one work on that day: Monday to Friday, no public holiday? */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day);
}

/** When trade clients must know of it: 24 hours after it was decided. @param decided UTC milliseconds */
export function tradeDeadlineOf(decided: number): number {
  return decided + TRADE;
}

/** When the authority (DDPP) must know of it: the same time of the next working day in Paris. @param decided UTC milliseconds */
export function authorityDeadlineOf(decided: number): number {
  const today = civilDate(decided);
  let day = addDays(today, 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  const guess = decided + daysBetween(today, day) * DAY;
  // Where summer time begins or ends between, the clock on the wall is what counts.
  return guess + offsetAt(decided) - offsetAt(guess);
}

const wall = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" });

/** Milliseconds by which the clocks of Paris are ahead of UTC. */
function offsetAt(instant: number): number {
  const second = Math.floor(instant / 1_000) * 1_000;
  return Date.parse(`${wall.format(second).replace(" ", "T")}Z`) - second;
}
