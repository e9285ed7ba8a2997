import { type Language, localeOf } from "../language";

/** Days are those of Paris, whatever time zone the machine has. */
const ZONE = "Europe/Paris";
/** A day in milliseconds. */
export const DAY = 86_400_000;

/** Formats are dear to make and cheap to use: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
}

/** The civil date (YYYY-MM-DD) in Paris of an instant in UTC milliseconds. */
export function civilDate(instant: number): string {
  return formatOf("sv-SE", { timeZone: ZONE }).format(instant);
}

/** The civil date so many days after another, or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Days from a civil date to another; negative when it lies before. */
export function daysBetween(date: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(date)) / DAY);
}

/** The first day of a date's month, or of the month so many months after it (before it, when negative). */
export function firstOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The last day of a date's month, or of the month so many months after it (before it, when negative). */
export function lastOfMonth(date: string, months = 0): string {
  return addDays(firstOfMonth(date, months + 1), -1);
}

/** The same day so many months after (before, when negative), or the last of that month where it is shorter: the 31st leads to 28 February. */
export function addMonths(date: string, months: number): string {
  const last = lastOfMonth(date, months);
  const same = `${last.slice(0, 8)}${date.slice(8)}`;
  return same < last ? same : last;
}

/** The weekday of a civil date: 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The Monday of the week of a civil date. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** The civil date of a year, a month (1 to 12) and a day; null when the calendar has no such day, as 30 February. */
export function civilDateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** "20 nov. 2026" or "20 Nov 2026". @param date a civil date YYYY-MM-DD or an instant in UTC milliseconds */
export function formatDate(date: string | number, language: Language): string {
  const civil = typeof date === "number" ? civilDate(date) : date;
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return formatOf(localeOf[language], options).format(Date.parse(civil));
}

/** "20/11/26" or "20 Nov 26": a day where there is little room. @param date a civil date YYYY-MM-DD */
export function shortDate(date: string, language: Language): string {
  const options = { day: "2-digit", month: language === "fr" ? "2-digit" : "short", year: "2-digit", timeZone: "UTC" } as const;
  return formatOf(localeOf[language], options).format(Date.parse(date));
}

/** "20 nov. 2026 à 14:05". @param instant UTC milliseconds */
export function formatInstant(instant: number, language: Language): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: ZONE } as const;
  return formatOf(localeOf[language], options).format(instant);
}

/** "aujourd’hui", "dans 3 jours", "2 months ago": how far a civil date is from today. */
export function formatRelative(date: string, today: string, language: Language): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY);
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: "auto" });
  if (Math.abs(days) < 45) return format.format(days, "day");
  return Math.abs(days) < 540 ? format.format(Math.round(days / 30.4), "month") : format.format(Math.round(days / 365), "year");
}
