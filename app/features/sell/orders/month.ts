import { addDays, daysBetween, lastOfMonth, weekdayOf } from "@/worker/core/figures/dates";

/** The weeks of a month, from Monday to Sunday, whole. @param first its first day */
export function weeksOf(first: string): string[][] {
  const weekday = weekdayOf(first);
  const days = daysBetween(first, lastOfMonth(first)) + 1;
  return Array.from({ length: Math.ceil((weekday + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(first, 7 * week + place - weekday)),
  );
}

/** "novembre 2026". */
export function monthName(first: string, language: string): string {
  return new Date(first).toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** "lun." to "dim.": any week tells. */
export function weekdayNames(language: string): string[] {
  const monday = "2026-01-05";
  return Array.from({ length: 7 }, (_, place) => {
    return new Date(addDays(monday, place)).toLocaleDateString(language, { weekday: "short", timeZone: "UTC" });
  });
}
