import { fold } from "../language";
import { addDays, addMonths, civilDateOf, daysBetween, firstOfMonth, lastOfMonth, mondayOf, weekdayOf } from "./dates";

/** A stretch of days, both ends in it, and what one goes back by to reach the one before. */
export interface Period {
  from: string;
  to: string;
  step: { months: number } | { days: number };
  /** The last day of what has only begun, where it is told until today. */
  whole?: string;
}

/** A period that a text names, with where in the folded text it does. */
export interface NamedPeriod extends Period {
  start: number;
  end: number;
}

const MONTHS = "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre".split("|");
const MONTHS_EN = "january|february|march|april|may|june|july|august|september|october|november|december".split("|");
const MONTH = `(${[...MONTHS, ...MONTHS_EN].join("|")})`;
const YEAR = "(20\\d\\d)";
const monthOf = (name: string) => Math.max(MONTHS.indexOf(name), MONTHS_EN.indexOf(name));

const WEEKDAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday".split(" ");
const WEEKDAY = `(${WEEKDAYS.join("|")})`;

/** The last day of that name before today, or today itself where that may be meant. */
function lastWeekday(name: string, today: string, isTodayMeant: boolean): string {
  const back = (weekdayOf(today) - (WEEKDAYS.indexOf(name) % 7) + 7) % 7;
  return addDays(today, back || isTodayMeant ? -back : -7);
}

type Reader = (found: string[], today: string) => Period | null;
const year = (number: number | string): Period => ({ from: `${number}-01-01`, to: `${number}-12-31`, step: { months: 12 } });
const months = (first: string, count: number): Period => ({
  from: firstOfMonth(first),
  to: lastOfMonth(first, count - 1),
  step: { months: count },
});
const days = (from: string, to: string): Period => ({ from, to, step: { days: daysBetween(from, to) + 1 } });
const quarterOf = (day: string) => firstOfMonth(day, -((Number(day.slice(5, 7)) - 1) % 3));
/** What has begun is told until today. */
const soFar = (period: Period, today: string): Period => (period.to > today ? { ...period, to: today, whole: period.to } : period);
const thisYear = (today: string) => Number(today.slice(0, 4));

/** The month of a year, or the last one that has begun. */
function monthIn(name: string, yearText: string | undefined, today: string): string {
  const own = firstOfMonth(`${yearText ?? thisYear(today)}-01-01`, monthOf(name));
  return yearText || own <= today ? own : firstOfMonth(own, -12);
}

const ordinals = ["premier|1er|first|1st", "deuxieme|second|2e|2nd", "troisieme|third|3e|3rd", "quatrieme|fourth|4e|4th"];

/** What follows the figure of a day. */
const TH = "(?:er|st|nd|rd|th)?(?: of)?";

/** How people name days, the longest ways first; all in folded letters. */
const readers: [RegExp, Reader][] = (
  [
    [
      `(?:du |from |entre le |between )?(\\d{4}-\\d\\d-\\d\\d)(?: au | et le | to | and |/|\\.\\.)(\\d{4}-\\d\\d-\\d\\d)`,
      ([a = "", b = ""]) => between(a, b),
    ],
    [
      `(?:du |entre le |from |between )?(\\d{1,2})${TH}(?: ${MONTH})?(?: ${YEAR})? (?:au|et le|to|and|until) (\\d{1,2})${TH} ${MONTH}(?: ${YEAR})?`,
      ([day = "", month, own, last = "", until = "", yearText], today) => {
        const to = civilDateOf(Number(yearText ?? thisYear(today)), monthOf(until) + 1, Number(last));
        const from = civilDateOf(Number(own ?? yearText ?? thisYear(today)), monthOf(month ?? until) + 1, Number(day));
        return from && to ? between(from, to) : null;
      },
    ],
    [`(?:from |between )?${MONTH}(?: ${YEAR})? (?:to|and|a|et|au) ${MONTH}(?: ${YEAR})?`, readMonths],
    [
      `(?:depuis le|since|from)? ?(?:1er|1|1st) (?:janvier|january)|depuis le debut de l'? ?annee|year to date|ytd`,
      (_, today) => soFar(year(thisYear(today)), today),
    ],
    [`(?:depuis|since) ${MONTH}(?: ${YEAR})?`, ([name = "", yearText], today) => days(monthIn(name, yearText, today), today)],
    [
      `(?:depuis le|since(?: the)?) (?:(\\d{1,2})${TH} ${MONTH}|${MONTH} (\\d{1,2})${TH})(?:,? ${YEAR})?`,
      (words, today) => {
        const day = dayNamed(words, today);
        return day && day <= today ? days(day, today) : null;
      },
    ],
    [
      `(?<!(?:avant|jusqu'au|before|until|by|apres|after) )(?:le |du |au |on |the |of )*(?:(\\d{1,2})${TH} ${MONTH}|${MONTH} (\\d{1,2})${TH})(?:,? ${YEAR})?`,
      (words, today) => {
        const day = dayNamed(words, today);
        return day && days(day, day);
      },
    ],
    [
      `(?:en |in )?${MONTH} (?:de |of |in )?(?:l'? ?an (?:dernier|passe)|l'? ?annee (?:derniere|passee)|last year)`,
      ([name = ""], today) => months(monthIn(name, String(thisYear(today) - 1), today), 1),
    ],
    [`(?:depuis|since) ${YEAR}`, ([yearText = ""], today) => days(`${yearText}-01-01`, today)],
    [
      `(?:les |the |sur |over )*(?:derniers?|dernieres?|last|past) (\\d{1,3}) (jours?|days?|semaines?|weeks?|mois|months?|ans?|years?)`,
      readLast,
    ],
    [
      `(?:les |the |sur )*(\\d{1,3}) (?:derniers?|dernieres?|last|past) (jours?|days?|semaines?|weeks?|mois|months?|ans?|annees?|years?)`,
      readLast,
    ],
    [`(?:depuis|for|these|ces|since) (\\d{1,3}) (jours?|days?|semaines?|weeks?|mois|months?|ans?|annees?|years?)`, readLast],
    [`(?:en un an|sur un an|sur 12 mois|(?:in |over )?a year|yearly|annually)(?! ago)`, (_, today) => readLast(["1", "an"], today)],
    [`aujourd'? ?hui|today`, (_, today) => days(today, today)],
    [
      `(?:le )?${WEEKDAY} (?:dernier|passe)|(?:on )?(?:last|past) ${WEEKDAY}`,
      ([before, after], today) => {
        const day = lastWeekday(before ?? after ?? "", today, false);
        return days(day, day);
      },
    ],
    [`(?:depuis|since)(?: last)? ${WEEKDAY}(?: dernier)?`, ([name = ""], today) => days(lastWeekday(name, today, true), today)],
    [`hier|yesterday`, (_, today) => days(addDays(today, -1), addDays(today, -1))],
    [`cette semaine|this week|(?:la )?semaine en cours`, (_, today) => soFar(days(mondayOf(today), addDays(mondayOf(today), 6)), today)],
    [`(?:la )?semaine (?:derniere|passee)|last week`, (_, today) => days(addDays(mondayOf(today), -7), addDays(mondayOf(today), -1))],
    [`ce mois(?:[ -]ci)?|this month|(?:le )?mois en cours`, (_, today) => soFar(months(today, 1), today)],
    [`(?:le )?mois (?:dernier|passe)|last month`, (_, today) => months(firstOfMonth(today, -1), 1)],
    [`ce trimestre(?:[ -]ci)?|this quarter`, (_, today) => soFar(months(quarterOf(today), 3), today)],
    [`(?:le )?trimestre (?:dernier|passe)|last quarter`, (_, today) => months(firstOfMonth(quarterOf(today), -3), 3)],
    [
      `cette annee|this year|(?:l'? ?)?annee en cours|(?:de |sur |dans |pour )l'? ?annee(?! (?:derniere|passee|\\d))|(?:of|for|over) the year`,
      (_, today) => soFar(year(thisYear(today)), today),
    ],
    [`l'? ?an (?:dernier|passe)|(?:l'? ?)?annee (?:derniere|passee)|last year`, (_, today) => year(thisYear(today) - 1)],
    ...ordinals.map((names, place): [string, Reader] => [
      `(?:(?:au |le |in the )?(?:${names}) (?:trimestre|quarter)|[tq]${place + 1})(?: (?:de |of )?${YEAR})?`,
      ([yearText], today) => months(firstOfMonth(`${yearText ?? thisYear(today)}-01-01`, place * 3), 3),
    ]),
    [
      `(?:en |in |(?:pendant |sur |pour )?(?:au |du |le |ce )?mois (?:de |d'? ?)|de |d'? ?|of |for |pour )?${MONTH}(?: (?:de |of )?${YEAR})?`,
      ([name = "", yearText], today) => months(monthIn(name, yearText, today), 1),
    ],
    [`(20\\d\\d)-(0[1-9]|1[0-2])(?!-\\d)`, ([yearText = "", month = ""]) => months(`${yearText}-${month}-01`, 1)],
    [`\\d{4}-\\d\\d-\\d\\d`, (_, __) => null],
    [`(?:en |in |de |of |l'? ?annee |for |pour )?${YEAR}`, ([yearText = ""]) => year(yearText)],
  ] as [string, Reader][]
).map(([pattern, reader]) => [new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, "u"), reader]);

/** "21 novembre", "november 21": the day that a number and a month name, of this year where none is said; null where there is none. */
function dayNamed([number, month, monthBefore, numberAfter, yearText]: (string | undefined)[], today: string): string | null {
  const at = monthOf(month ?? monthBefore ?? "") + 1;
  return civilDateOf(Number(yearText ?? thisYear(today)), at, Number(number ?? numberAfter));
}

/** Two days as a period: whole months go back by months. */
export function between(from: string, to: string): Period | null {
  if (to < from) return null;
  const isWhole = from.endsWith("-01") && to === lastOfMonth(to);
  // A month that is only begun goes back to the same days of the month before.
  if (!isWhole && from.endsWith("-01") && to.slice(0, 7) === from.slice(0, 7)) return { from, to, step: { months: 1 } };
  if (!isWhole) return days(from, to);
  const count = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  return months(from, count);
}

function readMonths([first = "", own, last = "", yearText]: string[], today: string): Period | null {
  const end = monthIn(last, yearText, today);
  const begin = firstOfMonth(`${own ?? end.slice(0, 4)}-01-01`, monthOf(first));
  return between(begin, lastOfMonth(end));
}

function readLast([count = "", name = ""]: string[], today: string): Period {
  const number = Math.max(1, Number(count));
  if (/^(?:jour|day)/.test(name)) return days(addDays(today, 1 - number), today);
  if (/^(?:sem|week)/.test(name)) return days(addDays(today, 1 - 7 * number), today);
  const many = /^(?:mois|month)/.test(name) ? number : 12 * number;
  return { from: addDays(addMonths(today, -many), 1), to: today, step: { months: many } };
}

/** The period that a text names, in French or in English; null when it names none. @param today a civil date */
export function readPeriod(text: string, today: string): NamedPeriod | null {
  const folded = fold(text).replace(/’/g, "'");
  for (const [pattern, read] of readers) {
    const found = pattern.exec(folded);
    const period = found && read(found.slice(1), today);
    if (found && period) return { ...period, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** The period before: as many days, or the same days of so many months before. */
export function periodBefore({ from, to, step }: Period): Period {
  if ("days" in step) return { from: addDays(from, -step.days), to: addDays(to, -step.days), step };
  return { from: addMonths(from, -step.months), to: backBy(to, step.months), step };
}

/** The same days a year before. */
export function yearBefore({ from, to, step }: Period): Period {
  return { from: addMonths(from, -12), to: backBy(to, 12), step };
}

/** The end of a month leads to the end of a month. */
function backBy(day: string, count: number): string {
  return day === lastOfMonth(day) ? lastOfMonth(day, -count) : addMonths(day, -count);
}
