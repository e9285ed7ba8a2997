import { addDays } from "./dates";

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

/** Those of the years that were asked for: slots ask for each day of eight weeks. */
const known = new Map<number, string[]>();

/** Is a civil day a public holiday in France? */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const days = known.get(year) ?? holidaysOf(year);
  known.set(year, days);
  return days.includes(day);
}
