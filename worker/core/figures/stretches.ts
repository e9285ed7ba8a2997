import { addDays, addMonths, lastOfMonth } from "./dates";

/**
 * The days of a stretch of time, by how finely time is told and its key: `2026`, `2026-Q1`, `2026-03`, a day, the Monday of a week.
 * @returns null where the name is none of time
 */
export function daysOfStretch(grain: string, key: string): { from: string; to: string } | null {
  if (grain === "day") return { from: key, to: key };
  if (grain === "week") return { from: key, to: addDays(key, 6) };
  if (grain === "month") return { from: `${key}-01`, to: lastOfMonth(`${key}-01`) };
  if (grain === "year") return { from: `${key}-01-01`, to: `${key}-12-31` };
  if (grain !== "quarter") return null;
  const from = `${key.slice(0, 4)}-${String(3 * Number(key.at(-1)) - 2).padStart(2, "0")}-01`;
  return { from, to: lastOfMonth(addMonths(from, 2)) };
}

/** The days that two periods share; the first of them where they share none. */
export function shared(one: { from: string; to: string }, other: { from: string; to: string }): { from: string; to: string } {
  const [from, to] = [one.from > other.from ? one.from : other.from, one.to < other.to ? one.to : other.to];
  return from <= to ? { from, to } : one;
}
