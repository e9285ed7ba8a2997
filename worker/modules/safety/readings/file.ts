import { numberFrom } from "@/worker/core/contract/coerce";
import { refuseField } from "@/worker/core/errors";
import { readCsv } from "@/worker/core/files/csv";
import { civilDateOf } from "@/worker/core/figures/dates";
import { instantIn } from "@/worker/core/figures/zoned";
import { fold } from "@/worker/core/language";

/** Clocks of loggers show the time of Paris, unless they say another. */
const ZONE = "Europe/Paris";

/** A line of a logger's file. */
export interface FileReading {
  line: number;
  /** UTC milliseconds. */
  at: number;
  /** Thousandths of the unit. */
  value: number;
  /** The unit where the file says one: in its heading, or behind the figure. */
  unit: string;
  /** The point that the line names, where the file has a column of them. */
  point: string;
}

/** Which columns say what, by their headings; empty where their shape tells. */
export interface ColumnNames {
  time: string;
  value: string;
  point: string;
}

export interface ReadFile {
  rows: FileReading[];
  /** The columns that were read, as they are headed. */
  columns: ColumnNames;
}

/**
 * Reads what a probe or a logger wrote: a column of times (a day with a clock, or both in columns side by side), one of figures, and
 * one of points where it holds several. Columns that nobody names are told by their shape.
 * @throws Refusal `invalid_input` naming the column that is not there or cannot be told, or `content` with the line that cannot be read
 */
export function readReadings(text: string, named: ColumnNames): ReadFile {
  const { headings, lines } = readCsv(text);
  // A file without headings begins with its first reading.
  const isBare = headings.some((cell) => timeOf(cell, "") !== null);
  const rows = [...(isBare ? [{ line: 1, cells: headings }] : []), ...lines];
  const wrong = lines.find(({ problem }) => problem);
  if (wrong) refuseField("content", "unreadable_reading", { line: wrong.line });
  const place = (field: keyof ColumnNames, found: number) => {
    const name = named[field];
    if (!name) return found;
    const at = headings.findIndex((heading) => fold(heading) === fold(name));
    return at < 0 ? refuseField(`${field}Column`, "not_in_file", { columns: headings.join(", ") }) : at;
  };
  const sample = rows.slice(0, 50);
  const all = headings.map((_, at) => at);
  const share = (at: number, is: (cell: string, row: string[]) => boolean) => sample.every(({ cells }) => is(cells[at] ?? "", cells));
  const timeAt = place("time", all.find((at) => share(at, (cell, cells) => timeOf(cell, cells[at + 1] ?? "") !== null)) ?? -1);
  if (timeAt < 0) refuseField("timeColumn", "column_unknown", { columns: headings.join(", ") });
  const isSplit = share(timeAt, (cell) => timeOf(cell, "") === null);
  const isFree = (at: number) => at !== timeAt && !(isSplit && at === timeAt + 1);
  const valueAt = place("value", all.find((at) => isFree(at) && share(at, (cell) => figureOf(cell) !== null)) ?? -1);
  if (valueAt < 0) refuseField("valueColumn", "column_unknown", { columns: headings.join(", ") });
  const pointAt = place("point", -1);
  const headed = /\(([^)]+)\)|\[([^\]]+)\]/.exec(isBare ? "" : (headings[valueAt] ?? ""));
  const unit = headed?.[1] ?? headed?.[2] ?? "";
  const read = rows.map(({ line, cells }): FileReading => {
    const at = timeOf(cells[timeAt] ?? "", isSplit ? (cells[timeAt + 1] ?? "") : "");
    const figure = figureOf(cells[valueAt] ?? "");
    if (at === null || figure === null) refuseField("content", "unreadable_reading", { line });
    return { line, at, value: figure.value, unit: figure.unit || unit, point: pointAt < 0 ? "" : (cells[pointAt] ?? "").trim() };
  });
  const heading = (at: number) => (at < 0 || isBare ? "" : (headings[at] ?? ""));
  return { rows: read, columns: { time: heading(timeAt), value: heading(valueAt), point: heading(pointAt) } };
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const DAY_AND_CLOCK = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))[\sT]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?$/;

/** An instant as loggers write it, in one cell or in two; null when it is none. A clock alone says no day. */
function timeOf(cell: string, next: string): number | null {
  const text = cell.trim();
  if (ISO.test(text)) return Date.parse(text);
  const found = DAY_AND_CLOCK.exec(text) ?? DAY_AND_CLOCK.exec(`${text} ${next.trim()}`);
  if (!found) return null;
  const [, year, month, date, ownDate, ownMonth, ownYear, hours = "", minutes = "", seconds = "0"] = found;
  const day = civilDateOf(Number(year ?? ownYear), Number(month ?? ownMonth), Number(date ?? ownDate));
  if (day === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return instantIn(ZONE, day, `${hours.padStart(2, "0")}:${minutes}`) + Number(seconds) * 1_000;
}

/** A figure with the unit behind it, in thousandths; null when it is none. */
function figureOf(cell: string): { value: number; unit: string } | null {
  const [, figure = "", unit = ""] = /^\s*(-?[\d\s\u00a0\u202f.,]+?)\s*([^\d\s.,-].*)?$/u.exec(cell) ?? [];
  const value = numberFrom(figure);
  if (value === null || Math.abs(value) > 1_000_000) return null;
  return { value: Math.round(value * 1_000), unit: unit.trim() };
}
