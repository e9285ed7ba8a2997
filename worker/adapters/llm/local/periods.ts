import { formatDate } from "@/worker/core/dates";
import { type Condition, labelOf, type Reader, type Row } from "./conditions";
import { is } from "./lexicon";
import type { Mention, Reading } from "./reading";
import type { Token } from "./text";

/** A stretch of days that a message speaks of: "ce mois-ci", "this week", "sous 30 jours". Both ends are in it. */
interface Period {
  from: number;
  to: number;
  start: string;
  end: string;
}

const DAY = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The period a message names. @param today a civil date */
export function periodOf(tokens: readonly Token[], today: string): Period | null {
  const now = Date.parse(today);
  const [year = 0, month = 1] = today.split("-").map(Number);
  for (const [at, { word }] of tokens.entries()) {
    const before = tokens[at - 1]?.word ?? "";
    const after = tokens[at + 1]?.word ?? "";
    const span = { from: is.small(before) ? at - 1 : at, to: after === "ci" ? at + 2 : at + 1 };
    const isNext = [before, after].some((other) => is.next(other));
    if (is.today(word)) return { from: at, to: after === "hui" ? at + 2 : at + 1, start: today, end: today };
    if (is.month(word) && (isNext || is.current(before))) {
      const first = month - 1 + (isNext ? 1 : 0);
      return { ...span, to: isNext ? at + 2 : span.to, start: dayOf(Date.UTC(year, first, 1)), end: dayOf(Date.UTC(year, first + 1, 0)) };
    }
    if (is.week(word) && (isNext || is.current(before))) {
      const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY + (isNext ? 7 * DAY : 0);
      return { ...span, to: isNext ? at + 2 : span.to, start: dayOf(monday), end: dayOf(monday + 6 * DAY) };
    }
    if (is.day(word) && is.number(before)) return { from: at - 2, to: at + 1, start: today, end: dayOf(now + Number(before) * DAY) };
  }
  return null;
}

/** A condition on the dates of a list's rows, and the mention that names them. */
interface Dated {
  condition: Condition;
  mention: Mention | undefined;
}

/** What a message asks of dates: those it names, or else the first of the list; null when it names no period. */
export function datedBy({ tokens, mentions }: Reading, reader: Reader, today: string): Dated | null {
  const { list, language } = reader;
  const period = periodOf(tokens, today);
  const dates = Object.keys(list.row).filter((field) => datesIn(reader, field));
  if (!period || !dates.length) return null;
  const namedBy = (mention: Mention) =>
    mention.meanings.flatMap((meaning) => (meaning.of === "field" && dates.includes(meaning.field) ? meaning.field : []));
  const mention = mentions.find((one) => namedBy(one).length);
  // "un délai sous 5 jours" counts days; it speaks of dates only where it names them.
  if (!mention && is.day(tokens[period.to - 1]?.word ?? "")) return null;
  const fields = mention ? namedBy(mention) : dates.slice(0, 1);
  const shown = fields.find((field) => list.row[field]?.kind === "date") ?? fields[0] ?? "";
  const [start, end] = [period.start, period.end].map((date) => formatDate(date, language));
  return {
    mention,
    condition: {
      from: period.from,
      to: period.to,
      field: shown,
      text: `${labelOf(reader, shown)} ${start === end ? start : `${start} – ${end}`}`,
      test: (row) => fields.some((field) => datesIn(reader, field)?.(row).some((date) => date >= period.start && date <= period.end)),
    },
  };
}

/** How to read the dates of a field: its own, or those of the records it holds; null when it has none. */
function datesIn({ list }: Reader, field: string): ((row: Row) => string[]) | null {
  const shape = list.row[field];
  if (shape?.kind === "date") return (row) => [row[field]].filter(isText);
  const inner = Object.keys(shape?.fields ?? {}).filter((name) => shape?.fields[name]?.kind === "date");
  if (shape?.kind !== "records" || !inner.length) return null;
  return (row) => (row[field] as Row[]).flatMap((record) => inner.map((name) => record[name]).filter(isText));
}

const isText = (value: unknown): value is string => typeof value === "string";
