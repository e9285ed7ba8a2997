import { addDays, firstOfMonth, lastOfMonth, mondayOf, weekdayOf } from "@/worker/core/figures/dates";
import { isWithin } from "@/worker/modules/safety/control-plans/rules";
import type { Point } from "@/worker/modules/safety/control-plans/shapes";
import { type Rhythm, unitOfMeasure, type Weekday, weekdays } from "@/worker/modules/safety/control-plans/status";
import type { Outcome, Verdict } from "./status";

/** Days that one looks back for what was missed. */
export const LOOK_BACK = 62;
/** Days on which a daily control counts as missed: what is older is on record, and cannot be made good. */
const RECENT = 31;

export interface Period {
  from: string;
  to: string;
}

/** The period that a civil day belongs to; a batch has none. */
export function periodOf(per: Exclude<Rhythm, "batch">, day: string): Period {
  if (per === "day") return { from: day, to: day };
  if (per === "week") return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  return { from: firstOfMonth(day), to: lastOfMonth(day) };
}

/** Does one work on that day? */
export function isWorked(day: string, worksOn: Weekday[]): boolean {
  return worksOn.includes(weekdays[weekdayOf(day)] ?? "monday");
}

interface Rule extends Pick<Point, "times"> {
  per: Exclude<Rhythm, "batch">;
  worksOn: Weekday[];
  /** The day from which it is asked for. */
  since: string;
}

/**
 * The periods that are over and lack readings: days of work of the last month, weeks and months of the last two, none that began
 * before the plan was in force.
 * @param countOn how many readings there are of a day
 */
export function missedPeriods({ times, per, worksOn, since }: Rule, today: string, countOn: (day: string) => number) {
  const missed: (Period & { taken: number })[] = [];
  const first = addDays(today, per === "day" ? -RECENT : -LOOK_BACK);
  let period = periodOf(per, addDays(periodOf(per, today).from, -1));
  while (period.from >= since && period.from >= first) {
    const taken = daysOf(period).reduce((sum, day) => sum + countOn(day), 0);
    const isAsked = per !== "day" || isWorked(period.from, worksOn);
    if (isAsked && taken < times) missed.push({ ...period, taken });
    period = periodOf(per, addDays(period.from, -1));
  }
  return missed;
}

/**
 * The periods that lie whole in a span of days, in their order; of days, those on which one works.
 * @param span civil days, both included
 */
export function periodsAsked(per: Exclude<Rhythm, "batch">, worksOn: Weekday[], span: Period): Period[] {
  const periods: Period[] = [];
  let period = periodOf(per, span.from);
  if (period.from < span.from) period = periodOf(per, addDays(period.to, 1));
  while (period.to <= span.to) {
    if (per !== "day" || isWorked(period.from, worksOn)) periods.push(period);
    period = periodOf(per, addDays(period.to, 1));
  }
  return periods;
}

/** The days of a period, in their order. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Is what was read within its limits?
 * @param value thousandths of the measure's unit
 * @returns the outcome, or what is wrong with what was read: the field and the code of the refusal
 */
export function judge(
  point: Pick<Point, "measure" | "lower" | "upper">,
  { value, verdict }: { value: number | null; verdict: Verdict | null },
): { outcome: Outcome } | { field: "value" | "verdict"; code: string } {
  if (unitOfMeasure[point.measure] === null) {
    if (value !== null) return { field: "value", code: "no_value" };
    return verdict === null ? { field: "verdict", code: "required" } : { outcome: verdict === "conforms" ? "within" : "outside" };
  }
  if (verdict !== null) return { field: "verdict", code: "no_verdict" };
  return value === null ? { field: "value", code: "required" } : { outcome: isWithin(value, point) ? "within" : "outside" };
}
