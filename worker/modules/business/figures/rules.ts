/** What is drawn from figures by reckoning alone: what matters most, and what may come. Whole numbers in, whole numbers out. */

/** The class of what matters: A together makes the first 80 % of the whole, B what leads to 95 %, C the rest. */
export const classes = ["A", "B", "C"] as const;
export type Class = (typeof classes)[number];
const ENDS = { A: 0.8, B: 0.95 };

/**
 * Classes by share, the largest first. What crosses an end belongs to the class that it fills; nothing, or less, is C.
 * @param sizes the largest first
 */
export function classesOf(sizes: readonly number[]): Class[] {
  const whole = sizes.reduce((sum, size) => sum + Math.max(0, size), 0);
  let before = 0;
  return sizes.map((size) => {
    const share = whole ? before / whole : 1;
    before += Math.max(0, size);
    if (size <= 0) return "C";
    return share < ENDS.A ? "A" : share < ENDS.B ? "B" : "C";
  });
}

/** The ways to foresee a month, each from the months before it. */
export const methods = ["season", "recent", "smoothed"] as const;
export type Method = (typeof methods)[number];

const YEAR = 12;
const RECENT = 3;
/** How much the last month weighs against all before it. */
const WEIGHT = 0.3;
/** Months that are foreseen and compared with what was, to tell which way errs least. */
export const HELD_OUT = 6;

const ways: Record<Method, (months: readonly number[]) => number | null> = {
  /** The same month a year before. */
  season: (months) => months.at(-YEAR) ?? null,
  /** The mean of the last three. */
  recent: (months) => (months.length < RECENT ? null : months.slice(-RECENT).reduce((sum, month) => sum + month, 0) / RECENT),
  /** All of them, the late ones weighing more. */
  smoothed: (months) => (months.length ? months.reduce((level, month) => level + WEIGHT * (month - level), months[0] ?? 0) : null),
};

export interface Foreseen {
  /** The month to come. */
  next: number;
  method: Method;
  /** The mean error over the months held out, as a share of their mean in hundredths of a percent; null of too short a past. */
  error: number | null;
}

/**
 * What the next month may be, by the way that erred least over the last months, each foreseen from those before it alone.
 * @param months whole months, the oldest first; null where there is nothing to foresee from
 */
export function foresee(months: readonly number[]): Foreseen | null {
  const held = months.slice(-HELD_OUT);
  const judged = methods.flatMap((method) => {
    const next = ways[method](months);
    if (next === null) return [];
    const misses = held.flatMap((real, place) => {
      const at = months.length - held.length + place;
      const guess = ways[method](months.slice(0, at));
      return guess === null ? [] : [Math.abs(guess - real)];
    });
    // A way that cannot be judged over all of the months is no better than one that can.
    const isJudged = misses.length === held.length && held.length === HELD_OUT;
    return [{ method, next, miss: isJudged ? misses.reduce((sum, miss) => sum + miss, 0) / misses.length : null }];
  });
  const [best] = judged.sort((one, other) => (one.miss ?? Number.POSITIVE_INFINITY) - (other.miss ?? Number.POSITIVE_INFINITY));
  if (!best || !months.some((month) => month > 0)) return null;
  const mean = held.reduce((sum, month) => sum + month, 0) / held.length;
  const error = best.miss === null || mean <= 0 ? null : Math.round((best.miss / mean) * 10_000);
  return { next: Math.max(0, Math.round(best.next)), method: best.method, error };
}
