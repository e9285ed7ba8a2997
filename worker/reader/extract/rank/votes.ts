import type { LabelKind } from "../labels";
import { labelScores, type Value } from "../near";
import type { Sheet } from "../sheet";

/**
 * How well a label of one kind announces a value, 0 where one of another kind does so better. @param kinds that may announce such a value
 */
export function ruled<V extends Value>(value: V, values: V[], sheet: Sheet, kind: LabelKind, kinds: LabelKind[]): number {
  const scores = labelScores(value, values, sheet.labels, sheet.rows);
  const score = scores.get(kind) ?? 0;
  return kinds.some((other) => (scores.get(other) ?? 0) > score) ? 0 : score;
}

/** What a rule says of each candidate, as a forest weighs it: its score, and by how much another's is better. */
export function votes(scores: number[]): [score: number, behind: number][] {
  const best = Math.max(0, ...scores);
  return scores.map((score) => [score, best - score]);
}
