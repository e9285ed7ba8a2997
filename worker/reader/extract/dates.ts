import { civilDateOf } from "@/worker/core/figures/dates";
import { boxBetween, type Row, type Segment, wordsBetween } from "./rows";
import { type Box, surenessOf } from "./words";

/** A date as it is printed. */
export interface DateFound extends Box {
  /** YYYY-MM-DD */
  date: string;
  segment: Segment;
  from: number;
  to: number;
  sure: number;
  /** Was the month a word, or the year first? Then nobody can take the day for the month. */
  isPlain: boolean;
}

const months: [number, RegExp][] = [
  [1, /^jan/],
  [2, /^(fev|feb)/],
  [3, /^(mar(?!d)|maer|mrz)/],
  [4, /^(avr|apr)/],
  [5, /^(mai|may)/],
  [6, /^(juin|jun)/],
  [7, /^(juil|jul)/],
  [8, /^(aou|aug)/],
  [9, /^sep/],
  [10, /^(oct|okt)/],
  [11, /^nov/],
  [12, /^(dec|dez)/],
];

const monthOf = (name: string) => months.find(([, pattern]) => pattern.test(name))?.[0] ?? 0;

const name =
  "(janv(?:ier)?|jan(?:uary|uar)?|fevr?(?:ier)?|feb(?:ruary|ruar)?|mars|mar(?:ch)?|marz|mrz|avr(?:il)?|apr(?:il)?|mai|may|juin|juni?|june|juil(?:let)?|july?|juli|aout|aug(?:ust)?|sept?(?:embre|ember)?|oct(?:obre|ober)?|okt(?:ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?|dez(?:ember)?)";
const forms: {
  pattern: RegExp;
  read: (parts: string[], monthFirst: boolean) => [year: number, month: number, day: number];
  isPlain: boolean;
}[] = [
  {
    pattern: /(?<!\d)(20\d\d) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?!\d)/g,
    read: ([y, m, d]) => [Number(y), Number(m), Number(d)],
    isPlain: true,
  },
  {
    pattern: /(?<![\d.,/-])(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(20\d\d|\d\d)(?![\d/-]|[.,]\d)/g,
    read: ([a, , b, y], monthFirst) => [yearOf(y), Number(monthFirst ? a : b), Number(monthFirst ? b : a)],
    isPlain: false,
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:er|st|nd|rd|th)?[ .,/-]{0,3}${name}\\.?[ .,/-]{0,3}(20\\d\\d|\\d\\d)(?!\\d)`, "g"),
    read: ([d, m, y]) => [yearOf(y), monthOf(m ?? ""), Number(d)],
    isPlain: true,
  },
  {
    pattern: new RegExp(`(?<![a-z])${name}\\.? ?(\\d{1,2})(?:st|nd|rd|th)? ?,? ?(20\\d\\d)(?!\\d)`, "g"),
    read: ([m, d, y]) => [Number(y), monthOf(m ?? ""), Number(d)],
    isPlain: true,
  },
  {
    pattern: /(?<![\d-])(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\d-])/g,
    read: ([y, m, d]) => [Number(y), Number(m), Number(d)],
    isPlain: false,
  },
];

/** Every date that the rows print. Days stand first, unless one of the dates can only be read the other way round. */
export function datesIn(rows: Row[]): DateFound[] {
  const segments = rows.flatMap((row) => row.segments);
  const all = segments.flatMap((segment) => datesOf(segment, false));
  if (all.every(({ date }) => date)) return all;
  const isMonthFirst = segments.flatMap((segment) => datesOf(segment, true)).filter(({ date }) => date);
  const isDayFirst = all.filter(({ date }) => date);
  return isMonthFirst.length > isDayFirst.length ? isMonthFirst : isDayFirst;
}

function datesOf(segment: Segment, monthFirst: boolean): DateFound[] {
  const dates: DateFound[] = [];
  const text = segment.folded.replace(/(?<=\d[/.-]?)o|o(?=[/.-]?\d)/g, "0");
  for (const { pattern, read, isPlain } of forms)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (dates.some((other) => from < other.to && to > other.from)) continue;
      const date = civil(...read(match.slice(1), monthFirst));
      const words = wordsBetween(segment, from, to);
      dates.push({ ...boxBetween(segment, from, to), date, segment, from, to, sure: surenessOf(words), isPlain });
    }
  return dates;
}

const yearOf = (digits = "") => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** A day of this century that exists, as YYYY-MM-DD; empty otherwise. */
function civil(year: number, month: number, day: number): string {
  return (year >= 2000 && civilDateOf(year, month, day)) || "";
}
