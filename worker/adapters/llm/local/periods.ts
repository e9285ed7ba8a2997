import { addDays, firstOfMonth, lastOfMonth, mondayOf, weekdayOf } from "@/worker/core/figures/dates";
import { is, monthNamed, quarterNamed, weekdayNamed } from "./lexicon";
import type { Token } from "./text";

/** A stretch of days that a message speaks of: "ce mois-ci", "this week", "sous 30 jours". Both ends are in it. */
export interface Period {
  from: number;
  to: number;
  start: string;
  end: string;
}

/** Days that "soon" is thought to last. */
const SOON = 30;

/** The days a message speaks of: the period it names, or all those before, until, from or after it. @param today a civil date */
export function periodOf(tokens: readonly Token[], today: string): Period | null {
  const named = namedIn(tokens, today);
  return named && openedBy(tokens, named, today);
}

/** A word of days that are said again, or beside others: "d'ici 7 jours (du 28 novembre au 5 décembre)". */
export function isOfDays(tokens: readonly Token[], at: number): boolean {
  const isUnit = (word: string) =>
    [is.day, is.week, is.month, is.quarter, is.year].some((isOne) => isOne(word)) || weekdayNamed(word) !== null;
  const isDay = (word: string) => isUnit(word) || monthNamed(word) !== null;
  const [before, word, after] = [-1, 0, 1].map((step) => tokens[at + step]?.word ?? "") as [string, string, string];
  const isFar = is.next(after) && isDay(tokens[at + 2]?.word ?? "");
  return is.number(word) || is.past(word) || is.next(word) ? isDay(before) || isDay(after) || isFar : isDay(word);
}

/** What stands before days and opens the stretch that ends or begins there. */
const openings = {
  before: /^(?:avant|before)$/,
  until: /^(?:ici|jusqu|until|till|by)$/,
  since: /^(?:partir|depuis|since)$/,
  after: /^(?:apres|after)$/,
};
/** "Avant la fin de l'année", "by the end of the week": all of it. */
const ends = /^(?:fin|end)$/;
/** Days before which, and after which, nothing is asked about. */
const EVER = ["2000-01-01", "2099-12-31"] as const;

function openedBy(tokens: readonly Token[], period: Period, today: string): Period {
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const isOpening = (word: string) => Object.values(openings).some((opening) => opening.test(word));
  // "Après-demain", "avant-hier" are days of their own.
  if (is.tomorrow(wordAt(period.to - 1)) || is.yesterday(wordAt(period.to - 1))) return period;
  let at = isOpening(wordAt(period.from)) ? period.from + 1 : period.from;
  let isEnd = ends.test(wordAt(at));
  while (at > 0 && !isOpening(wordAt(at - 1)) && (is.small(wordAt(at - 1)) || ends.test(wordAt(at - 1)))) {
    at -= 1;
    isEnd ||= ends.test(wordAt(at));
  }
  const lead = wordAt(at - 1);
  const span = { from: Math.min(at - 1, period.from), to: period.to };
  const until = (end: string) => ({ ...span, start: end >= today ? today : EVER[0], end });
  if (openings.before.test(lead)) return until(isEnd ? period.end : addDays(aheadOf(period, today), -1));
  if (openings.until.test(lead)) return until(period.end);
  if (openings.after.test(lead)) return { ...span, start: addDays(period.end, 1), end: EVER[1] };
  if (openings.since.test(lead)) return { ...span, start: period.start, end: period.start > today ? EVER[1] : today };
  return period;
}

/** When a period begins, or begins again where it began long ago and is a month of no year. */
const aheadOf = ({ start, end }: Period, today: string) =>
  end < addDays(today, -180) && start.slice(0, 4) === today.slice(0, 4) ? firstOfMonth(start, 12) : start;

function namedIn(tokens: readonly Token[], today: string): Period | null {
  const range = rangeIn(tokens, today);
  if (range) return range;
  for (const [at, { word }] of tokens.entries()) {
    const found = dayAt(tokens, at, today) ?? calendarAt(tokens, at, today) ?? stretchAt(tokens, at, today);
    if (found) return found;
    const length = is.day(word) ? 1 : /^(?:semaines?|weeks?)$/.test(word) ? 7 : /^(?:mois|months?)$/.test(word) ? 30 : 0;
    const days = length ? daysAt(tokens, at, today, length) : null;
    if (days) return days;
  }
  return null;
}

/** What may stand between two ends: "du 28 novembre au 5 décembre", "from june to august", "28 Nov – 5 Dec". */
const joins = /^(?:au|a|et|jusqu|to|and|until|till)$/;

/** Two days, or two months, that a stretch goes from and to; both may be of one month. */
function rangeIn(tokens: readonly Token[], today: string): Period | null {
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const january = `${today.slice(0, 4)}-01-01`;
  const dayOf = (day: number, month: number) => addDays(firstOfMonth(january, month), day - 1);
  for (const [at, { word }] of tokens.entries()) {
    const until = monthNamed(word);
    if (until === null) continue;
    const last = Number(wordAt(at - 1));
    const isDay = last >= 1 && last <= 31;
    let before = isDay ? at - 2 : at - 1;
    const isJoined = joins.test(wordAt(before));
    if (isJoined) before -= 1;
    const own = monthNamed(wordAt(before));
    const first = Number(own === null ? wordAt(before) : wordAt(before - 1));
    if (isDay && first >= 1 && first <= 31 && (own !== null || isJoined)) {
      const [start, end] = [dayOf(first, own ?? until), dayOf(last, until)];
      if (start <= end) return { from: own === null ? before : before - 1, to: at + 1, start, end };
    }
    if (!isDay && own !== null && isJoined && own < until && /^(?:de|d|from|entre|between)$/.test(wordAt(before - 1)))
      return { from: before - 1, to: at + 1, start: firstOfMonth(january, own), end: lastOfMonth(january, until) };
  }
  return null;
}

/** "Sous 30 jours", "within 2 weeks", "les 2 prochaines semaines"; "les 30 derniers jours", "the last 2 months". @param length days in one */
function daysAt(tokens: readonly Token[], at: number, today: string, length: number): Period | null {
  const around = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
  const count = Number(around.find(is.number)) * length;
  const isBack = around.some(is.past) || (is.number(around[0] ?? "") && is.since(around[1] ?? ""));
  if (around.some(is.number) && isBack) return { from: at - 2, to: at + 1, start: addDays(today, 1 - count), end: today };
  const isAhead = is.number(around[0] ?? "") || (is.number(around[1] ?? "") && is.next(around[0] ?? ""));
  return isAhead ? { from: at - 2, to: at + 1, start: today, end: addDays(today, count) } : null;
}

/** What stands before a month or a year that is named: "en octobre", "in 2025", "d'octobre"; a month may have its year instead. */
const leads =
  /^(?:en|in|de|d|du|of|for|depuis|since|mois|month|annee|year|au|fin|end|debut|mi|avant|before|by|ici|jusqu|until|till|apres|after|from|partir)$/;

/** A month, a quarter or a year by its name: "en octobre", "octobre 2025", "since January", "T3", "third quarter", "en 2025". */
function calendarAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const { word = "" } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isYear = (text: string) => /^20\d\d$/.test(text);
  const isLed = leads.test(before);
  if (isYear(word) && /^(?:en|in|de|of|for|annee|year)$/.test(before) && !is.euro(after)) {
    return { from: at - 1, to: at + 1, start: `${word}-01-01`, end: `${word}-12-31` };
  }
  const january = `${today.slice(0, 4)}-01-01`;
  const month = monthNamed(word);
  // "May I…" is no month; other months need nothing before them: "their April invoices".
  if (month !== null && (isLed || isYear(after) || word !== "may")) {
    const ofThisYear = firstOfMonth(january, month);
    // A month of no year that is to come is told of the last one, unless it is to come.
    const isAhead = ofThisYear > today && (is.since(before) || tokens.some((one) => is.was(one.word)));
    const start = isYear(after) ? firstOfMonth(`${after}-01-01`, month) : firstOfMonth(ofThisYear, isAhead ? -12 : 0);
    const end = is.since(before) ? today : lastOfMonth(start);
    return { from: isLed ? at - 1 : at, to: isYear(after) ? at + 2 : at + 1, start, end };
  }
  const quarter = quarterNamed(word);
  const isShort = /^[tq][1-4]$/.test(word);
  if (quarter === null || !(isShort || is.quarter(after))) return null;
  const next = tokens[isShort ? at + 1 : at + 2]?.word ?? "";
  const to = (isShort ? at + 1 : at + 2) + (isYear(next) ? 1 : 0);
  return { from: at, to, ...quarterFrom(isYear(next) ? `${next}-01-01` : january, quarter) };
}

/** The quarter so many after the one that begins in January. */
const quarterFrom = (january: string, quarters: number) => ({
  start: firstOfMonth(january, quarters * 3),
  end: lastOfMonth(january, quarters * 3 + 2),
});

/** One day, or those to come "soon": "aujourd'hui", "demain", "lundi", "le 31 décembre 2025". A weekday is the next one; a date of no year is this year's, or the last one where the message speaks of the past. */
function dayAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const { word = "" } = tokens[at] ?? {};
  const after = tokens[at + 1]?.word ?? "";
  const one = (to: number, day: string, from = at) => ({ from, to, start: day, end: day });
  if (is.today(word)) return one(after === "hui" ? at + 2 : at + 1, today);
  const isFar = /^(?:avant|before|apres|after)$/.test(tokens[at - 1]?.word ?? "");
  if (is.yesterday(word)) return one(at + 1, addDays(today, isFar ? -2 : -1), isFar ? at - 1 : at);
  if (is.tomorrow(word)) return one(at + 1, addDays(today, isFar ? 2 : 1), isFar ? at - 1 : at);
  if (is.soon(word)) return { from: at, to: at + 1, start: today, end: addDays(today, SOON) };
  const weekday = weekdayNamed(word);
  if (weekday !== null) {
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    if (is.since(tokens[at - 1]?.word ?? "")) return { from: at - 1, to: at + 1, start: addDays(today, ahead ? ahead - 7 : 0), end: today };
    if (is.past(tokens[at - 1]?.word ?? "")) return one(at + 1, addDays(today, ahead - 7), at - 1);
    if (is.past(after)) return one(at + 2, addDays(today, ahead - 7));
    if (is.next(after)) return one(at + 2, addDays(today, ahead || 7));
    return one(at + 1, addDays(today, ahead && isPastSaid(tokens) ? ahead - 7 : ahead));
  }
  const month = monthNamed(word);
  const [before, year] = [Number(tokens[at - 1]?.word), /^\d{4}$/.test(after) ? Number(after) : null];
  if (month === null || !(before >= 1 && before <= 31)) return null;
  const january = `${year ?? today.slice(0, 4)}-01-01`;
  const dayIn = (months: number) => addDays(firstOfMonth(january, months), before - 1);
  const isPast = year === null && dayIn(month) > today && tokens.some((token) => is.was(token.word));
  return one(year === null ? at + 1 : at + 2, dayIn(isPast ? month - 12 : month), at - 1);
}

/** "On a reçu quoi mardi", "what did we ship on Tuesday": is it said of what has been? "À livrer mardi" is not. */
function isPastSaid(tokens: readonly Token[]): boolean {
  const isDone = (word: string) => word.length > 3 && /(?:u|e|i|it|is)e?s?$/.test(word) && !/(?:er|ir|re)$/.test(word);
  return tokens.some(
    ({ word }, at) => /^(?:avons|avez|ont|ai|did|was|were)$/.test(word) || (word === "a" && isDone(tokens[at + 1]?.word ?? "")),
  );
}

/** This year, quarter, month or week, the last one or the next one. */
function stretchAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const { word = "" } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isIn = (isOne: (other: string) => boolean) => [before, after].some(isOne);
  const move = isIn(is.next) ? 1 : isIn(is.past) ? -1 : is.current(before) ? 0 : null;
  if (move === null) return null;
  const isAfter = after === "ci" || is.next(after) || is.past(after);
  const span = { from: is.small(before) || is.past(before) || is.next(before) ? at - 1 : at, to: isAfter ? at + 2 : at + 1 };
  const january = `${today.slice(0, 4)}-01-01`;
  if (is.year(word)) return { ...span, start: firstOfMonth(january, 12 * move), end: lastOfMonth(january, 12 * move + 11) };
  if (is.quarter(word)) return { ...span, ...quarterFrom(january, Math.floor((Number(today.slice(5, 7)) - 1) / 3) + move) };
  if (is.month(word)) return { ...span, start: firstOfMonth(today, move), end: lastOfMonth(today, move) };
  if (!is.week(word)) return null;
  const monday = addDays(mondayOf(today), 7 * move);
  return { ...span, start: monday, end: addDays(monday, 6) };
}
