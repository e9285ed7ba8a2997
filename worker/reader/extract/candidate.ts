import type { Box } from "./words";

/** What a field could be, with what speaks for it. */
export interface Candidate<Value> {
  value: Value;
  /** How much speaks for it, 0 to 1. */
  score: number;
  box: Box | null;
  /** How sure the words are that it was read from. */
  sure: number;
}

/** The best of some, and how far it stands before the next that says something else, 0 to 1. */
export function bestOf<Value>(candidates: Candidate<Value>[]): (Candidate<Value> & { lead: number }) | null {
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const [best] = sorted;
  if (!best) return null;
  const rival = sorted.find(({ value }) => value !== best.value);
  return { ...best, lead: rival ? best.score - rival.score : 1 };
}
