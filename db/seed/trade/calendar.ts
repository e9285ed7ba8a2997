import { addDays, daysBetween, weekdayOf } from "@/worker/core/figures/dates";

/** How much is sold in each month beside the usual: terrines before Christmas, picnics in summer, little after New Year. */
const seasons = [0.6, 0.65, 0.8, 0.95, 1.05, 1.15, 1.25, 1.1, 0.95, 1.05, 1.35, 1.7] as const;

export function isWorkday(day: string): boolean {
  return weekdayOf(day) < 5;
}

/** The day itself, or the Monday after it. */
export function workdayFrom(day: string): string {
  return isWorkday(day) ? day : workdayFrom(addDays(day, 1));
}

export function seasonOf(day: string): number {
  return seasons[Number(day.slice(5, 7)) - 1] ?? 1;
}

/** Each day from one until another, the last not included. */
export function daysFrom(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The number of a day in its year, as suppliers write it into the numbers of their lots: "25317". */
export function julianOf(day: string): string {
  const days = 1 + daysBetween(`${day.slice(0, 4)}-01-01`, day);
  return `${day.slice(2, 4)}${String(days).padStart(3, "0")}`;
}
