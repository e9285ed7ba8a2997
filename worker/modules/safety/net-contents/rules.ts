import { divideRounded } from "@/worker/core/figures/divide-rounded";
import type { Shortage, Verdict } from "./status";

/** What is tolerated up to a nominal quantity, in thousandths of a gram or a millilitre: so much, or so many hundredths of a percent. */
const TOLERATED: { upTo: number; grams?: number; rate?: number }[] = [
  { upTo: 50_000, rate: 900 },
  { upTo: 100_000, grams: 4_500 },
  { upTo: 200_000, rate: 450 },
  { upTo: 300_000, grams: 9_000 },
  { upTo: 500_000, rate: 300 },
  { upTo: 1_000_000, grams: 15_000 },
  { upTo: 10_000_000, rate: 150 },
  { upTo: 15_000_000, grams: 150_000 },
  { upTo: Number.POSITIVE_INFINITY, rate: 100 },
];
/** Less than 5 g or 5 ml is not checked; more than half a tonne is no pack. */
export const LEAST_NOMINAL = 5_000;
export const MOST_NOMINAL = 500_000_000;
const TENTH = 100;

/**
 * The tolerable negative error of a pack: Directive 76/211/EEC, annex I, 2.4 and 2.5 (percentages are rounded up to a tenth of a gram),
 * and decree 78-166, article 4, beyond 10 kg.
 * @param nominal thousandths of a gram or a millilitre, as what is returned
 */
export function tolerableError(nominal: number): number {
  const { grams, rate = 0 } = TOLERATED.find(({ upTo }) => nominal <= upTo) ?? {};
  return grams ?? Math.ceil((nominal * rate) / 10_000 / TENTH) * TENTH;
}

interface SamplingPlan {
  /** So many packs are weighed first; with at most `accept` defective ones the batch passes, from `reject` on it does not. */
  first: number;
  accept: number;
  reject: number;
  /** Between the two, others are weighed: so many in all, with the numbers that then count. */
  second?: { total: number; accept: number; reject: number };
  /** The average of the first so many is judged, with `k` thousandths of their standard deviation allowed. */
  mean: { of: number; k: number };
}

/** Batches of fewer packs than this are weighed whole. */
export const SMALL_BATCH = 100;
/** In those, at most so many percent may be defective (what the DGCCRF asks for in practice: the directive has no plan for them). */
const SMALL_BATCH_PERCENT = 2;

/**
 * How many packs of a batch are weighed, and what decides: Directive 76/211/EEC, annex II, 2.2 and 2.3; order of 20 October 1978,
 * articles 8 to 10.
 * @param batch how many packs it has @param destructive packs are opened to be weighed
 */
export function samplingPlan({ batch, destructive }: { batch: number; destructive: boolean }): SamplingPlan {
  if (batch < SMALL_BATCH) {
    const accept = Math.floor((batch * SMALL_BATCH_PERCENT) / 100);
    return { first: batch, accept, reject: accept + 1, mean: { of: batch, k: 0 } };
  }
  if (destructive) return { first: 20, accept: 1, reject: 2, mean: { of: 20, k: 640 } };
  if (batch <= 500) return { first: 30, accept: 1, reject: 3, second: { total: 60, accept: 4, reject: 5 }, mean: { of: 30, k: 503 } };
  const mean = { of: 50, k: 379 };
  if (batch <= 3_200) return { first: 50, accept: 2, reject: 5, second: { total: 100, accept: 6, reject: 7 }, mean };
  return { first: 80, accept: 3, reject: 7, second: { total: 160, accept: 8, reject: 9 }, mean };
}

/** How much a pack lacks of its nominal quantity; what is tolerated is still good. */
export function shortageOf(content: number, nominal: number): Shortage {
  const error = tolerableError(nominal);
  if (nominal - content > 2 * error) return "excessive";
  return nominal - content > error ? "defective" : "none";
}

export interface Weighed {
  verdict: Verdict;
  /** So many packs are to be weighed in all, as far as one knows by now. */
  needed: number;
  /** At most so many of them may be defective; from `reject` on the batch is refused. */
  accept: number;
  reject: number;
  defective: number;
  /** The average of those that are judged, their standard deviation, and the least average that passes; null while unknown. */
  mean: number | null;
  deviation: number | null;
  least: number | null;
}

/**
 * What a batch comes to by the contents of its packs, in the order in which they were drawn: refused as soon as nothing can save it,
 * accepted once all that is to be weighed has been.
 * @param contents thousandths of a gram or a millilitre, as `nominal`
 */
export function judge(batch: { nominal: number; batch: number; destructive: boolean }, contents: readonly number[]): Weighed {
  const plan = samplingPlan(batch);
  const lacking = contents.map((content) => shortageOf(content, batch.nominal) !== "none");
  const defectiveIn = (count: number) => lacking.slice(0, count).filter(Boolean).length;
  const first = defectiveIn(plan.first);
  const goesOn = contents.length >= plan.first && first > plan.accept && first < plan.reject ? plan.second : undefined;
  const { accept, reject } = goesOn ?? plan;
  const needed = goesOn?.total ?? plan.first;
  const defective = defectiveIn(needed);
  const judged = contents.slice(0, plan.mean.of);
  const isLight = judged.length === plan.mean.of && !meanHolds(judged, batch.nominal, plan.mean.k);
  const isWhole = contents.length >= needed;
  const verdict = defective >= reject || isLight ? "refused" : isWhole ? "accepted" : "pending";
  return { verdict, needed, accept, reject, defective, ...meanOf(judged, batch.nominal, plan.mean.k) };
}

function sumsOf(contents: readonly number[]) {
  const all = contents.map(BigInt);
  const sum = all.reduce((total, content) => total + content, 0n);
  const squares = all.reduce((total, content) => total + content * content, 0n);
  return { count: BigInt(all.length), sum, spread: BigInt(all.length) * squares - sum * sum };
}

/** Is the average at least the nominal quantity less k times the standard deviation? Compared by its squares: nothing is rounded. */
function meanHolds(contents: readonly number[], nominal: number, k: number): boolean {
  const { count, sum, spread } = sumsOf(contents);
  const lack = count * BigInt(nominal) - sum;
  if (lack <= 0n) return true;
  return BigInt(k * k) * spread * count >= 1_000_000n * (count - 1n) * lack * lack;
}

/** The average, the standard deviation and the least average that passes, as people read them. */
function meanOf(contents: readonly number[], nominal: number, k: number) {
  if (!contents.length) return { mean: null, deviation: null, least: null };
  const { count, sum, spread } = sumsOf(contents);
  const mean = Number(divideRounded(sum, count));
  if (count < 2n) return { mean, deviation: null, least: k ? null : nominal };
  const deviation = Math.sqrt(Number(spread) / Number(count * (count - 1n)));
  return { mean, deviation: Math.round(deviation), least: Math.ceil(nominal - (k * deviation) / 1_000) };
}

/**
 * What a pack holds: what the scale shows less the tare, by the density where it is measured in volume.
 * @param weight thousandths of a gram, as `tare` @param density thousandths of a gram in a millilitre; null for what is sold by weight
 */
export function contentOf(weight: number, { tare, density }: { tare: number; density: number | null }): number {
  const net = weight - tare;
  return density ? Number(divideRounded(BigInt(net) * 1_000n, BigInt(density))) : net;
}

/** Grams with at most three decimals; thousands may be set apart by a space. */
const WEIGHT = /^(\d{1,6}|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,](\d{1,3}))?(?: ?g)?$/;

/**
 * Weights as one types them or as a scale sends them: one a line, or set apart by semicolons.
 * @returns thousandths of a gram; or, as `unread`, which of them is none, counted from 1
 */
export function readWeights(text: string): { weights: number[]; unread: number | null } {
  const written = text
    .split(/[;\n\t]|,\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = written.map((part) => {
    const [, whole, decimals = ""] = WEIGHT.exec(part) ?? [];
    return whole === undefined ? null : Number(whole.replace(/\D/g, "")) * 1_000 + Number(decimals.padEnd(3, "0"));
  });
  const unread = read.indexOf(null);
  return unread < 0 ? { weights: read.filter((weight) => weight !== null), unread: null } : { weights: [], unread: unread + 1 };
}
