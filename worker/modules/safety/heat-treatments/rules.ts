import { readCsv } from "@/worker/core/files/csv";
import { numberFrom } from "@/worker/core/contract/coerce";
import type { FieldProblem } from "@/worker/core/errors";

/** Seconds since the cycle began, and hundredths of a degree Celsius. */
export type CyclePoint = readonly [seconds: number, temperature: number];

/** A logger that says nothing for longer has a gap: what happened then, nobody knows. Seconds. */
export const LONGEST_GAP = 300;
const SECONDS_A_MINUTE = 60;

/**
 * The minutes at the reference temperature that a cycle is worth: F = ∫ 10^((T − Tref) / z) dt, C. O. Ball's general method
 * (Thermal process time for canned food, Bulletin of the National Research Council 37, 1923); with 121.1 °C and z = 10 °C it is F0,
 * with others a pasteurisation value. Between two points the temperature is taken to go straight from the one to the other, for which
 * the integral is exact: Δt × (L₂ − L₁) / ln(L₂ / L₁).
 * @param points in the order of their times
 * @param temperature the reference, and `z`, in hundredths of a degree Celsius
 * @returns thousandths of a minute
 */
export function lethality(points: readonly CyclePoint[], { temperature, z }: { temperature: number; z: number }): number {
  const rate = (value: number) => 10 ** ((value - temperature) / z);
  const minutes = points.slice(1).reduce((sum, [seconds, value], place) => {
    const [before, former] = points[place] ?? [seconds, value];
    const [low, high] = [rate(former), rate(value)];
    const mean = former === value ? high : (high - low) / Math.log(high / low);
    return sum + ((seconds - before) / SECONDS_A_MINUTE) * mean;
  }, 0);
  return Math.round(minutes * 1_000);
}

/** What is wrong with the points of a cycle: too few, out of order, or a gap between two. @returns null when it is whole */
export function problemOf(points: readonly CyclePoint[], field: string): FieldProblem | null {
  if (points.length < 2) return { field, code: "too_few_points" };
  for (const [place, [seconds]] of points.entries()) {
    const before = points[place - 1]?.[0];
    if (before === undefined) continue;
    if (seconds <= before) return { field, code: "out_of_order", params: { point: place + 1 } };
    if (seconds - before > LONGEST_GAP) return { field, code: "gap", params: { point: place + 1, minutes: LONGEST_GAP / 60 } };
  }
  return null;
}

/** What a logger's file says: its points from the first on, and when that was, where the file says so. */
export interface LoggerFile {
  points: CyclePoint[];
  /** The civil day and time of the first point, as written; null where the file counts from nothing. */
  unread: number | null;
}

/**
 * Reads a logger's file: a time in the first column (a clock, a day with a clock, or a number of seconds), temperatures in the
 * others; where there are several probes the coldest counts. @returns points, and the first line that could not be read
 * @throws Refusal `invalid_input` naming `content` when it is no table
 */
export function readLogger(text: string): LoggerFile {
  const { headings, lines } = readCsv(text);
  const rows = [{ line: 1, cells: headings }, ...lines];
  const read = rows.map(({ cells }) => pointOf(cells));
  const first = read.findIndex((point) => point !== null);
  if (first < 0) return { points: [], unread: 1 };
  const wrong = read.findIndex((point, place) => place > first && point === null);
  const points = read.flatMap((point) => (point ? [point] : []));
  const start = points[0]?.[0] ?? 0;
  // A clock that passes midnight goes on.
  let days = 0;
  const whole = points.map(([seconds, temperature], place): CyclePoint => {
    const before = points[place - 1]?.[0] ?? seconds;
    if (before - seconds > DAY / 2) days += 1;
    return [seconds + days * DAY - start, temperature];
  });
  return { points: whole, unread: wrong < 0 ? null : (rows[wrong]?.line ?? wrong) };
}

const DAY = 86_400;
const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*$/;
const DATE = /(\d{4})-(\d{2})-(\d{2})|(\d{2})\/(\d{2})\/(\d{4})/;

function pointOf([time = "", ...temperatures]: string[]): CyclePoint | null {
  const clock = temperatures.length > 1 && CLOCK.test(temperatures[0] ?? "") ? `${time} ${temperatures.shift()}` : time;
  const values = temperatures.flatMap((cell) => numberFrom(cell.replace(/°?\s*C\s*$/i, "")) ?? []);
  const seconds = secondsOf(clock.trim());
  return seconds === null || !values.length ? null : [seconds, Math.round(Math.min(...values) * 100)];
}

function secondsOf(text: string): number | null {
  const [, hours, minutes, seconds = "0"] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return numberFrom(text);
  const [, year, month, day, ownDay, ownMonth, ownYear] = DATE.exec(text) ?? [];
  const date = year
    ? Date.UTC(+year, Number(month) - 1, Number(day))
    : ownYear
      ? Date.UTC(+ownYear, Number(ownMonth) - 1, Number(ownDay))
      : 0;
  return date / 1_000 + Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
