import { methods, type Method } from "./status";

/** What months to come may bring, from those before them: numbers in, numbers out. */

const YEAR = 12;
const RECENT = 3;
/** How much the last month weighs against all before it. */
const WEIGHT = 0.3;
/** Months that are foreseen and compared with what was, to tell which way errs least. */
export const HELD_OUT = 6;
/**
 * Months that differ by chance have a season too, if one looks for it: the months of a year must be so much alike to those of the year
 * before, and ways that know the season must err less than this part of what the best other way does. Of 400 flat series with noise
 * 13 at most are given a season so, and of as many with a season and a tenth of noise at least 383 (`rules.unit.test.ts`).
 */
const ALIKE = 0.5;
const CLEARLY = 0.85;
/** Weights of the level, the trend and the season that Holt and Winters try. */
const LEVELS = [0.1, 0.4];
const TREND = 0.05;
const SEASONS = [0.1, 0.4];

/** Months to come, the next first; null where a past is too short for it. */
type Way = (months: readonly number[], ahead: number) => number[] | null;

const flat = (value: number, ahead: number) => Array<number>(ahead).fill(value);

const ways: Record<Method, Way> = {
  /** The mean of the last twelve. */
  year: (months, ahead) => (months.length < YEAR ? null : flat(meanOf(months.slice(-YEAR)), ahead)),
  /** The mean of the last three. */
  recent: (months, ahead) => (months.length < RECENT ? null : flat(meanOf(months.slice(-RECENT)), ahead)),
  /** All of them, the late ones weighing more. */
  smoothed: (months, ahead) => {
    const [first] = months;
    return first === undefined
      ? null
      : flat(
          months.reduce((level, month) => level + WEIGHT * (month - level), first),
          ahead,
        );
  },
  /** The same month a year before. */
  season: (months, ahead) =>
    months.length < YEAR ? null : flat(0, ahead).map((_, step) => months[months.length - YEAR + (step % YEAR)] ?? 0),
  /** A level with its trend, times the part of each month of the year (Holt and Winters), with the weights that fit its past best. */
  ets: (months, ahead) => {
    const start = startOf(months);
    if (!start) return null;
    const tried = LEVELS.flatMap((level) => SEASONS.map((season) => fitted(months, start, { level, season }, ahead)));
    return tried.reduce((best, one) => (one.miss < best.miss ? one : best)).next;
  },
};

/** A level, what it grows by in a month, and what each month of the year is of it. */
interface Start {
  level: number;
  growth: number;
  parts: number[];
}

/** Where Holt and Winters begin: the first year, and its growth to the second. Null of less than a year and a half, or of nothing. */
function startOf(months: readonly number[]): Start | null {
  const first = months.slice(0, YEAR);
  const second = months.slice(YEAR, 2 * YEAR);
  const [level, same] = [meanOf(first), meanOf(first.slice(0, second.length))];
  if (second.length < YEAR - HELD_OUT || level <= 0 || same <= 0) return null;
  const growth = ((meanOf(second) / same - 1) * level) / YEAR;
  const raw = first.map((month, place) => {
    const at = level + growth * (place - (YEAR - 1) / 2);
    return at > 0 ? Math.max(0, month) / at : 1;
  });
  const mean = meanOf(raw) || 1;
  return { level: level + (growth * (YEAR - 1)) / 2, growth, parts: raw.map((part) => part / mean) };
}

/** Follows the months after the first year; says by how much they were missed, in squares, and what comes next. */
function fitted(months: readonly number[], start: Start, weights: Record<"level" | "season", number>, ahead: number) {
  let { level, growth } = start;
  let miss = 0;
  const parts = [...start.parts];
  for (let at = YEAR; at < months.length; at++) {
    const [month, place, before] = [months[at] ?? 0, at % YEAR, level];
    const part = parts[place] ?? 1;
    miss += (month - (level + growth) * part) ** 2;
    level = part > 0 ? weights.level * (month / part) + (1 - weights.level) * (level + growth) : level + growth;
    growth = TREND * (level - before) + (1 - TREND) * growth;
    parts[place] = level > 0 ? weights.season * (month / level) + (1 - weights.season) * part : part;
  }
  return {
    miss,
    next: flat(0, ahead).map((_, step) => (level + growth * (step + 1)) * (parts[(months.length + step) % YEAR] ?? 1)),
  };
}

/** How alike months are to those a year before: 1 where they move together, about nought where each is by chance. */
function likeness(months: readonly number[]): number {
  const [now, before] = [months.slice(YEAR), months.slice(0, -YEAR)];
  const [mean, other] = [meanOf(now), meanOf(before)];
  let [both, one, another] = [0, 0, 0];
  for (const [place, month] of now.entries()) {
    const [x, y] = [month - mean, (before[place] ?? 0) - other];
    both += x * y;
    one += x * x;
    another += y * y;
  }
  return one * another > 0 ? both / Math.sqrt(one * another) : 0;
}

const meanOf = (all: readonly number[]) => (all.length ? all.reduce((sum, one) => sum + one, 0) / all.length : 0);

const seasonal: readonly Method[] = ["season", "ets"];

export interface Foreseen {
  /** The months to come, the first the one after the last that was. */
  next: number[];
  method: Method;
  /** The mean error over the months held out, as a share of their mean in hundredths of a percent; null of too short a past. */
  error: number | null;
}

/**
 * What the next months may be, by the way that erred least over the last ones, each foreseen from those before it alone. A season is looked
 * for where the years are alike, and must be clearly better than no season.
 * @param months whole months, the oldest first
 * @param ahead how many to foresee
 * @returns null where there is nothing to foresee from
 */
export function foresee(months: readonly number[], ahead = 1): Foreseen | null {
  if (!months.some((month) => month > 0)) return null;
  const held = months.slice(-HELD_OUT);
  const isYearly = likeness(months) > ALIKE;
  const judged = methods.flatMap((method) => {
    const isSeasonal = seasonal.includes(method);
    const next = isSeasonal && !isYearly ? null : ways[method](months, ahead);
    if (!next) return [];
    const misses = held.flatMap((real, place) => {
      const guess = ways[method](months.slice(0, months.length - held.length + place), 1);
      return guess ? [Math.abs((guess[0] ?? 0) - real)] : [];
    });
    // A way that cannot be judged over all of the months is no better than one that can.
    const isJudged = misses.length === held.length && held.length === HELD_OUT;
    return [{ method, next, isSeasonal, miss: isJudged ? meanOf(misses) : Number.POSITIVE_INFINITY }];
  });
  // A season pays for being looked for; the plainest of equals comes first.
  const weighed = ({ miss, isSeasonal }: (typeof judged)[number]) => (isSeasonal ? miss / CLEARLY : miss);
  const [best] = judged.sort((one, other) => (weighed(one) === weighed(other) ? 0 : weighed(one) - weighed(other)));
  if (!best) return null;
  const mean = meanOf(held);
  const isUnknown = !Number.isFinite(best.miss) || mean <= 0;
  const error = isUnknown ? null : Math.round((best.miss / mean) * 10_000);
  return { next: best.next.map((month) => Math.max(0, Math.round(month))), method: best.method, error };
}
