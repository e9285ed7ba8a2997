import { refuseState } from "../errors";
import { addDays, addMonths, lastOfMonth } from "./dates";

/** How far apart the days are on which something comes back. */
type Interval = { days: number } | { months: number };

const intervals = {
  weekly: { days: 7 },
  fortnightly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
} as const satisfies Record<string, Interval>;

type Rhythm = keyof typeof intervals;

/**
 * The civil date on which something comes back after another; the last day of a month leads to the last day of a month.
 * @param dayOfMonth the day that it keeps, 1 to 31, where a shorter month came between: from 28 February on to 30 March
 */
export function nextDay(date: string, rhythm: Rhythm | Interval, dayOfMonth: number | null = null): string {
  const interval: Interval = typeof rhythm === "string" ? intervals[rhythm] : rhythm;
  if ("days" in interval) return addDays(date, interval.days);
  if (dayOfMonth !== null) return addMonths(`${date.slice(0, 8)}${String(dayOfMonth).padStart(2, "0")}`, interval.months);
  return date === lastOfMonth(date) ? lastOfMonth(date, interval.months) : addMonths(date, interval.months);
}

/** The civil date after which something came back on another. */
export function previousDay(date: string, rhythm: Rhythm, dayOfMonth: number | null = null): string {
  const interval: Interval = intervals[rhythm];
  return nextDay(date, "days" in interval ? { days: -interval.days } : { months: -interval.months }, dayOfMonth);
}

/** The first of the days of a rhythm that is not before another: the date itself, or one of those it leads to. */
export function nextDayFrom(date: string, earliest: string, rhythm: Rhythm | Interval, dayOfMonth: number | null = null): string {
  let day = date;
  while (day < earliest) day = nextDay(day, rhythm, dayOfMonth);
  return day;
}

/** The first of the days of a rhythm that comes after both a date of it and today: what was missed meanwhile is not made up for. */
export function nextDayAfter(date: string, today: string, rhythm: Rhythm | Interval, dayOfMonth: number | null = null): string {
  return nextDayFrom(nextDay(date, rhythm, dayOfMonth), addDays(today, 1), rhythm, dayOfMonth);
}

/**
 * What comes back by itself goes on until its last day, that day included.
 * @throws Refusal `not_allowed_now` while it is paused, or once it is over
 */
export function requireRunning({ paused, nextOn, endsOn }: { paused: boolean; nextOn: string; endsOn: string | null }): void {
  if (paused) refuseState("paused", "standing_paused");
  if (endsOn !== null && nextOn > endsOn) refuseState("endsOn", "standing_over");
}

/** The day of the month that something keeps which first falls on a civil date. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));
