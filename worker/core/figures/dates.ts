import { type Language, localeOf } from "../language";

/** Screens are read in Paris, whatever the machine's clock says. */
const ZONE = "Europe/Paris";
const DAY = 86_400_000;

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

/** "20 nov. 2026" or "20 Nov 2026". @param date a civil date YYYY-MM-DD or an instant in UTC milliseconds */
export function formatDate(date: string | number, language: Language): string {
  const civil = typeof date === "number" ? civilDate(date) : date;
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return formatOf(localeOf[language], options).format(Date.parse(civil));
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

/** Days from a civil date to another; negative when it lies before. */
export function daysBetween(date: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(date)) / DAY);
}
