import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { addDays, firstOfMonth, mondayOf } from "@/worker/core/figures/dates";

/** How finely time is told. */
export const grains = ["day", "week", "month", "quarter", "year"] as const;
export type Grain = (typeof grains)[number];

export const isGrain = (name: string): name is Grain => (grains as readonly string[]).includes(name);

/** What a civil day is grouped by: the day, the Monday of its week, `2026-03`, `2026-Q1`, `2026`. */
export function keyOf(day: SQLWrapper, grain: Grain): SQL<string> {
  if (grain === "week") return sql`date(${day}, 'weekday 0', '-6 days')`;
  if (grain === "month") return sql`substr(${day}, 1, 7)`;
  if (grain === "quarter") return sql`(substr(${day}, 1, 4) || '-Q' || ((substr(${day}, 6, 2) + 2) / 3))`;
  return grain === "year" ? sql`substr(${day}, 1, 4)` : sql`${day}`;
}

/** The same of one day, outside the database. */
export function bucketOf(day: string, grain: Grain): string {
  if (grain === "week") return mondayOf(day);
  if (grain === "month") return day.slice(0, 7);
  if (grain === "quarter") return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
  return grain === "year" ? day.slice(0, 4) : day;
}

/** Every key from a day to another, in order. */
export function bucketsOf(from: string, to: string, grain: Grain): string[] {
  const made: string[] = [];
  for (let day = from; day <= to; day = nextOf(day, grain)) made.push(bucketOf(day, grain));
  return made;
}

/** The first day of the next stretch. */
function nextOf(day: string, grain: Grain): string {
  if (grain === "day") return addDays(day, 1);
  if (grain === "week") return addDays(mondayOf(day), 7);
  if (grain === "month") return firstOfMonth(day, 1);
  if (grain === "quarter") return firstOfMonth(day, 3 - ((Number(day.slice(5, 7)) - 1) % 3));
  return `${Number(day.slice(0, 4)) + 1}-01-01`;
}

/**
 * The civil day in Paris of an instant in UTC milliseconds: an hour ahead, two in summer, which lasts from one to one UTC of
 * the last Sundays of March and October (directive 2000/84/EC).
 */
export function parisDay(instant: SQLWrapper): SQL<string> {
  const seconds = sql`(${instant} / 1000)`;
  const change = (month: string) =>
    sql`(strftime('%s', strftime('%Y', ${seconds}, 'unixepoch') || ${sql.raw(`'-${month}-31'`)}, 'weekday 0', '-7 days') + 3600)`;
  // The last Sunday is seven days before the first one after the 31st, unless the 31st is a Sunday itself.
  const last = (month: string) =>
    sql`(case strftime('%w', strftime('%Y', ${seconds}, 'unixepoch') || ${sql.raw(`'-${month}-31'`)}) when '0' then ${change(month)} + 604800 else ${change(month)} end)`;
  return sql`date(${seconds} + case when ${seconds} >= ${last("03")} and ${seconds} < ${last("10")} then 7200 else 3600 end, 'unixepoch')`;
}
