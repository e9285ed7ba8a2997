import { Chance } from "@/tests/support/variety/chance";
import type { Forest } from "@/worker/reader/extract/rank/forest";

/** A candidate as a forest learns from it. */
export interface Example {
  features: number[];
  isRight: boolean;
}

const TREES = 70;
const DEPTH = 4;
const RATE = 0.16;
/** Bins that a feature's values fall into; candidates that a leaf must hold; what keeps leaves small; features each tree looks at. */
const BINS = 24;
const LEAST = 12;
const DAMPING = 6;
const SHARE = 0.5;

/** Grows a forest on examples: each tree says what those before it got wrong (Friedman 2001, second order as in XGBoost). */
export function grown(examples: Example[], seed = 1): Omit<Forest, "curve" | "worn"> {
  const count = examples[0]?.features.length ?? 0;
  const limits = Array.from({ length: count }, (_, feature) => limitsOf(examples, feature));
  const bins = limits.map((own, feature) => Uint8Array.from(examples, ({ features }) => binOf(own, features[feature] as number)));
  const right = examples.filter(({ isRight }) => isRight).length;
  const start = Math.log((right + 1) / (examples.length - right + 1));
  const sums = new Float64Array(examples.length).fill(start);
  const chance = new Chance(seed);
  const trees: number[][] = [];
  const useful = limits.flatMap((own, feature) => (own.length ? [feature] : []));
  const [slope, bend] = [new Float64Array(examples.length), new Float64Array(examples.length)];
  for (let round = 0; round < TREES; round++) {
    for (let at = 0; at < examples.length; at++) {
      const likely = 1 / (1 + Math.exp(-(sums[at] as number)));
      slope[at] = (examples[at]?.isRight ? 1 : 0) - likely;
      bend[at] = likely * (1 - likely);
    }
    const looked = useful.filter(() => chance.often(SHARE));
    const tree: number[] = [];
    const rows = Int32Array.from(examples.keys());
    branch(rows, 0);
    trees.push(tree);

    /** Writes a node for these rows, and what comes under it. @returns where it stands */
    function branch(own: Int32Array, depth: number): number {
      const place = tree.length;
      const cut = depth < DEPTH ? bestCut(own, looked) : null;
      if (!cut) {
        let [up, down] = [0, 0];
        for (const row of own) [up, down] = [up + (slope[row] as number), down + (bend[row] as number)];
        const worth = Math.round(((RATE * up) / (down + DAMPING)) * 10_000) / 10_000;
        tree.push(-1, worth);
        for (const row of own) sums[row] = (sums[row] as number) + worth;
        return place;
      }
      tree.push(cut.feature, cut.limit, 0, 0);
      const column = bins[cut.feature] as Uint8Array;
      tree[place + 2] = branch(
        own.filter((row) => (column[row] as number) < cut.bin),
        depth + 1,
      );
      tree[place + 3] = branch(
        own.filter((row) => (column[row] as number) >= cut.bin),
        depth + 1,
      );
      return place;
    }
  }
  return { features: count, start, trees };

  function bestCut(rows: Int32Array, looked: number[]): { feature: number; bin: number; limit: number } | null {
    let best: { feature: number; bin: number; limit: number } | null = null;
    let most = 0.5;
    let [up, down] = [0, 0];
    for (const row of rows) [up, down] = [up + (slope[row] as number), down + (bend[row] as number)];
    const whole = (up * up) / (down + DAMPING);
    for (const feature of looked) {
      const own = limits[feature] as number[];
      const column = bins[feature] as Uint8Array;
      const [ups, downs, counts] = [new Float64Array(BINS + 1), new Float64Array(BINS + 1), new Int32Array(BINS + 1)];
      for (const row of rows) {
        const bin = column[row] as number;
        ups[bin] = (ups[bin] as number) + (slope[row] as number);
        downs[bin] = (downs[bin] as number) + (bend[row] as number);
        counts[bin] = (counts[bin] as number) + 1;
      }
      let [leftUp, leftDown, leftCount] = [0, 0, 0];
      for (let bin = 1; bin <= own.length; bin++) {
        leftUp += ups[bin - 1] as number;
        leftDown += downs[bin - 1] as number;
        leftCount += counts[bin - 1] as number;
        if (leftCount < LEAST || rows.length - leftCount < LEAST) continue;
        const gain = leftUp ** 2 / (leftDown + DAMPING) + (up - leftUp) ** 2 / (down - leftDown + DAMPING) - whole;
        if (gain > most) [most, best] = [gain, { feature, bin, limit: own[bin - 1] as number }];
      }
    }
    return best;
  }
}

/** Where a feature's values are parted: as many on each side of two limits as between others. */
function limitsOf(examples: Example[], feature: number): number[] {
  const values = Float64Array.from(examples, ({ features }) => features[feature] as number).sort();
  const distinct = [...new Set(values)];
  if (distinct.length < 2) return [];
  if (distinct.length <= BINS) return distinct.slice(1).map((value, at) => rounded(((distinct[at] as number) + value) / 2));
  const cuts = Array.from({ length: BINS - 1 }, (_, at) => rounded(values[Math.floor(((at + 1) * values.length) / BINS)] as number));
  return [...new Set(cuts)];
}

const rounded = (value: number) => Number(value.toPrecision(4));

function binOf(limits: number[], value: number): number {
  let bin = 0;
  while (bin < limits.length && value >= (limits[bin] as number)) bin++;
  return bin;
}

/** The logistic curve that fits what was right: by its sum, its lead and how sure its words are (Platt 1999, by Newton's steps). */
export function curveOf(chosen: { sum: number; lead: number; sure: number; isRight: boolean }[]): Forest["curve"] {
  const weights = [0, 0.5, 0.3, 1];
  const inputs = chosen.map(({ sum, lead, sure }) => [1, sum, lead, Math.min(0, sure - 1)]);
  for (let step = 0; step < 4_000; step++) {
    const slopes = [0, 0, 0, 0];
    for (const [at, input] of inputs.entries()) {
      const likely = 1 / (1 + Math.exp(-input.reduce((sum, value, place) => sum + value * (weights[place] as number), 0)));
      const miss = (chosen[at]?.isRight ? 1 : 0) - likely;
      for (let place = 0; place < 4; place++) slopes[place] = (slopes[place] as number) + miss * (input[place] as number);
    }
    for (let place = 0; place < 4; place++) {
      const damped = (slopes[place] as number) / inputs.length - 0.001 * (weights[place] as number);
      weights[place] = (weights[place] as number) + 0.08 * damped;
    }
  }
  return weights.map((weight) => Math.round(weight * 1_000) / 1_000) as Forest["curve"];
}
