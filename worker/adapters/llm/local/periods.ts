import { is, monthOf, quarterOf, weekdayOf } from "./lexicon";
import type { Token } from "./text";

/** A stretch of days that a message speaks of: "ce mois-ci", "this week", "sous 30 jours". Both ends are in it. */
export interface Period {
  from: number;
  to: number;
  start: string;
  end: string;
}

const DAY = 86_400_000;
/** Days that "soon" is thought to last. */
const SOON = 30;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The period a message names. @param today a civil date */
export function periodOf(tokens: readonly Token[], today: string): Period | null {
  for (const [at, { word }] of tokens.entries()) {
    const found = dayAt(tokens, at, today) ?? calendarAt(tokens, at, today) ?? stretchAt(tokens, at, today);
    if (found) return found;
    if (is.day(word)) {
      const days = daysAt(tokens, at, today);
      if (days) return days;
    }
  }
  return null;
}

/** "Sous 30 jours", "within 30 days"; "les 30 derniers jours", "the last 30 days". */
function daysAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const around = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
  const count = Number(around.find(is.number));
  const now = Date.parse(today);
  if (around.some(is.number) && around.some(is.past))
    return { from: at - 2, to: at + 1, start: dayOf(now - (count - 1) * DAY), end: today };
  return is.number(around[0] ?? "") ? { from: at - 2, to: at + 1, start: today, end: dayOf(now + count * DAY) } : null;
}

/** What stands before a month or a year that is named: "en octobre", "in 2025", "d'octobre"; a month may have its year instead. */
const leads = /^(?:en|in|de|d|du|of|for|depuis|since|mois|month|annee|year|au|for)$/;

/** A month, a quarter or a year by its name: "en octobre", "octobre 2025", "since January", "T3", "third quarter", "en 2025". */
function calendarAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const { word = "" } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isYear = (text: string) => /^20\d\d$/.test(text);
  const isLed = leads.test(before);
  if (isYear(word) && /^(?:en|in|de|of|for|annee|year)$/.test(before) && !is.euro(after)) {
    return { from: at - 1, to: at + 1, start: `${word}-01-01`, end: `${word}-12-31` };
  }
  const thisYear = Number(today.slice(0, 4));
  const month = monthOf(word);
  if (month !== null && (isLed || isYear(after))) {
    // A month of no year that is to come is told of the last one, unless it is to come.
    const isAhead =
      `${thisYear}-${String(month + 1).padStart(2, "0")}` > today.slice(0, 7) &&
      (is.since(before) || tokens.some((one) => is.was(one.word)));
    const year = isYear(after) ? Number(after) : isAhead ? thisYear - 1 : thisYear;
    const end = is.since(before) ? today : dayOf(Date.UTC(year, month + 1, 0));
    return { from: isLed ? at - 1 : at, to: isYear(after) ? at + 2 : at + 1, start: dayOf(Date.UTC(year, month, 1)), end };
  }
  const quarter = quarterOf(word);
  const isShort = /^[tq][1-4]$/.test(word);
  if (quarter === null || !(isShort || is.quarter(after))) return null;
  const next = tokens[isShort ? at + 1 : at + 2]?.word ?? "";
  const to = (isShort ? at + 1 : at + 2) + (isYear(next) ? 1 : 0);
  return { from: at, to, ...quarterFrom(isYear(next) ? Number(next) : thisYear, quarter) };
}

const quarterFrom = (year: number, quarter: number) => ({
  start: dayOf(Date.UTC(year, quarter * 3, 1)),
  end: dayOf(Date.UTC(year, quarter * 3 + 3, 0)),
});

/** One day, or those to come "soon": "aujourd'hui", "demain", "lundi", "le 31 décembre 2025". A weekday is the next one; a date of no year is this year's, or the last one where the message speaks of the past. */
function dayAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const now = Date.parse(today);
  const { word = "" } = tokens[at] ?? {};
  const after = tokens[at + 1]?.word ?? "";
  const one = (to: number, instant: number, from = at) => ({ from, to, start: dayOf(instant), end: dayOf(instant) });
  if (is.today(word)) return one(after === "hui" ? at + 2 : at + 1, now);
  if (is.yesterday(word)) return one(at + 1, now - DAY);
  if (is.tomorrow(word)) return one(at + 1, now + DAY);
  if (is.soon(word)) return { from: at, to: at + 1, start: today, end: dayOf(now + SOON * DAY) };
  const weekday = weekdayOf(word);
  if (weekday !== null) {
    const ahead = (weekday - new Date(now).getUTCDay() + 7) % 7;
    return is.past(after) ? one(at + 2, now + (ahead - 7) * DAY) : one(is.next(after) ? at + 2 : at + 1, now + ahead * DAY);
  }
  const month = monthOf(word);
  const [before, year] = [Number(tokens[at - 1]?.word), /^\d{4}$/.test(after) ? Number(after) : null];
  if (month === null || !(before >= 1 && before <= 31)) return null;
  const thisYear = Date.UTC(year ?? Number(today.slice(0, 4)), month, before);
  const isPast = year === null && thisYear > now && tokens.some((token) => is.was(token.word));
  const instant = isPast ? Date.UTC(Number(today.slice(0, 4)) - 1, month, before) : thisYear;
  return one(year === null ? at + 1 : at + 2, instant, at - 1);
}

/** This year, quarter, month or week, the last one or the next one. */
function stretchAt(tokens: readonly Token[], at: number, today: string): Period | null {
  const { word = "" } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isIn = (isOne: (other: string) => boolean) => [before, after].some(isOne);
  const move = isIn(is.next) ? 1 : isIn(is.past) ? -1 : is.current(before) ? 0 : null;
  if (move === null) return null;
  const now = Date.parse(today);
  const [year = 0, month = 1] = today.split("-").map(Number);
  const isAfter = after === "ci" || is.next(after) || is.past(after);
  const span = { from: is.small(before) || is.past(before) || is.next(before) ? at - 1 : at, to: isAfter ? at + 2 : at + 1 };
  if (is.year(word)) return { ...span, start: `${year + move}-01-01`, end: `${year + move}-12-31` };
  if (is.quarter(word)) return { ...span, ...quarterFrom(year, Math.floor((month - 1) / 3) + move) };
  if (is.month(word)) {
    const first = month - 1 + move;
    return { ...span, start: dayOf(Date.UTC(year, first, 1)), end: dayOf(Date.UTC(year, first + 1, 0)) };
  }
  if (!is.week(word)) return null;
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY + move * 7 * DAY;
  return { ...span, start: dayOf(monday), end: dayOf(monday + 6 * DAY) };
}
