import { addDays, civilDate, DAY, daysBetween, weekdayOf } from "@/worker/core/figures/dates";

/** Trade clients are told within a day. */
const TRADE = DAY;
const SATURDAY = 5;
const ZONE = "Europe/Paris";

/**
 * Easter Sunday of a year: the anonymous Gregorian computus, as J. Meeus gives it (Astronomical Algorithms, chapter 8).
 * @returns a civil date
 */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10);
}

/** The public holidays of a year in France (Code du travail, article L3133-1). */
export function holidaysOf(year: number): string[] {
  const easter = easterOf(year);
  const fixed = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"].map((day) => `${year}-${day}`);
  return [...fixed, addDays(easter, 1), addDays(easter, 39), addDays(easter, 50)].sort();
}

/** Does one work on that day: Monday to Friday, no public holiday? */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !holidaysOf(Number(day.slice(0, 4))).includes(day);
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
