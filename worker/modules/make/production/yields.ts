/** What a batch gave of what was planned, both in thousandths of one base unit. */
interface Batch {
  output: number;
  planned: number;
}

/** Between which parts of what is planned an output is likely, in whole hundredths. */
export interface LikelyShares {
  low: number;
  high: number;
  /** Do earlier batches of the same product say so? */
  isOwn: boolean;
}

/** Without a history: 12 of 21 is more often a slip than a batch, and so is half as much again. */
const USUAL: LikelyShares = { low: 60, high: 150, isOwn: false };
/** Fewer batches say nothing of what is usual. */
const ENOUGH = 5;
/** What is still likely beside the least and the most that came before. */
const AROUND = 0.15;

/**
 * What is likely of a product: what its earlier batches gave, the least and the most of them left out, for one of them may have been
 * a slip too, and some room around; without enough of them, from 60 to 150 % of what is planned.
 */
export function likelyShares(batches: Batch[]): LikelyShares {
  if (batches.length < ENOUGH) return USUAL;
  const shares = batches.map(({ output, planned }) => (100 * output) / planned).sort((one, other) => one - other);
  const [least = 100, most = 100] = [shares[1], shares.at(-2)];
  return { low: Math.floor(least * (1 - AROUND)), high: Math.ceil(most * (1 + AROUND)), isOwn: true };
}

/** Is an output within what is likely, the bounds too? */
export function isLikely(output: number, planned: number, { low, high }: LikelyShares): boolean {
  return output * 100 >= planned * low && output * 100 <= planned * high;
}

/**
 * Is what was taken of a material within twice and half of what is planned, the bounds too? Nearer, it is a batch like another: recipes
 * are adjusted by the day. Of nothing planned, anything is.
 */
export function isLikelyMaterial(taken: number, planned: number): boolean {
  return planned === 0 || (taken <= planned * 2 && taken * 2 >= planned);
}
