/**
 * A forest of small trees whose sum says how much speaks for a candidate (gradient boosting, logistic loss). Nodes of a tree lie in one
 * list, four numbers each: the feature, its limit, where to go below it and from it on; a leaf is -1 and its worth.
 */
export interface Forest {
  /** How many features a candidate must have: a forest of other features says nothing. */
  features: number;
  start: number;
  trees: number[][];
  /** What the lead over the next candidate and the sum are worth together, as a logistic curve: its shape was found on papers left out. */
  curve: [start: number, sum: number, lead: number, sure: number];
  /** The same of what was recognised from pictures: there the words themselves may be wrong, however sure they seem. */
  worn: Forest["curve"];
}

/** How much speaks for a candidate: the logarithm of its odds. */
export function sumOf({ start, trees }: Forest, features: number[]): number {
  let sum = start;
  for (const tree of trees) sum += leafOf(tree, features);
  return sum;
}

function leafOf(tree: number[], features: number[]): number {
  let at = 0;
  for (;;) {
    const feature = tree[at] as number;
    if (feature < 0) return tree[at + 1] as number;
    at = ((features[feature] as number) < (tree[at + 1] as number) ? tree[at + 2] : tree[at + 3]) as number;
  }
}

/**
 * The candidate that most speaks for, and how likely it is right.
 * @param key what two candidates share that say the same
 * @param handicap what a candidate's features take off its sum, besides what was learned
 */
export function choice<Value>(
  forest: Forest,
  candidates: { value: Value; features: number[] }[],
  key: (value: Value) => string,
  sure: (value: Value) => number,
  handicap: (features: number[]) => number = () => 0,
): { value: Value; lead: number; sum: number; probability: number } | null {
  const ranked = candidates
    .map((one) => ({ ...one, sum: sumOf(forest, one.features) - handicap(one.features) }))
    .sort((a, b) => b.sum - a.sum);
  const [best] = ranked;
  if (!best) return null;
  const rival = ranked.find(({ value }) => key(value) !== key(best.value));
  const lead = rival ? Math.min(MOST_LEAD, best.sum - rival.sum) : MOST_LEAD;
  return { value: best.value, sum: best.sum, lead, probability: probabilityOf(forest, best.sum, lead, sure(best.value)) };
}

/** Without a rival, or one so far behind, a candidate leads by so much. */
const MOST_LEAD = 8;

/** Words of a text layer are sure; those that are not were recognised. */
function probabilityOf({ curve, worn }: Forest, sum: number, lead: number, sure: number): number {
  const [start, perSum, perLead, perSure] = sure < 1 ? worn : curve;
  return 1 / (1 + Math.exp(-(start + perSum * sum + perLead * lead + perSure * Math.min(0, sure - 1))));
}
