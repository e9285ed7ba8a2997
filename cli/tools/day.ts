import { addDays, civilDate, weekdayOf } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";

/** Monday first. */
const weekdays = [
  ["lundi", "monday"],
  ["mardi", "tuesday"],
  ["mercredi", "wednesday"],
  ["jeudi", "thursday"],
  ["vendredi", "friday"],
  ["samedi", "saturday"],
  ["dimanche", "sunday"],
];
const near: Record<string, number> = { "aujourd'hui": 0, today: 0, demain: 1, tomorrow: 1, "apres-demain": 2 };

/** A day as one says it: "vendredi" (the next one), "demain", 27/11, 2026-11-27; null when it is none. */
export function dayNamed(text: string, now = Date.now()): string | null {
  const today = civilDate(now);
  const word = fold(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return word;
  const days = near[word];
  if (days !== undefined) return addDays(today, days);
  const weekday = weekdays.findIndex((names) => names.includes(word));
  if (weekday >= 0) return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word) ?? [];
  if (!day || !month) return null;
  const dated = (of: string) => `${of}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const thisYear = dated(year ?? today.slice(0, 4));
  return year || thisYear >= today ? thisYear : dated(String(Number(today.slice(0, 4)) + 1));
}
