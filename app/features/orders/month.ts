import { addDays } from "@/worker/core/dates";

/** The weeks of a month, from Monday to Sunday, whole. @param first its first day */
export function weeksOf(first: string): string[][] {
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let day = addDays(first, -weekday); day.slice(0, 7) <= first.slice(0, 7); day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(day, place)));
  }
  return weeks;
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
