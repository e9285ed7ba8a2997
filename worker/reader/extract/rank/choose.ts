import { choice, type Forest } from "./forest";
import weights from "./weights.json";

/** What is chosen among candidates: each has a forest of its own, grown by `npm run train:reader`. */
export type Rank = "number" | "date" | "dueDate" | "exclTax" | "vat" | "inclTax" | "supplier";

export const forests = weights as unknown as Record<Rank, Forest>;

/**
 * What a name's place and its repetition say of it counts beside what was learned: papers of the grammar have fewer kinds of heads than
 * suppliers do. So much a point behind the name that both say most of; the last feature of a name is how far it is behind.
 */
const BEHIND = 5;
export const handicapOf = (rank: Rank) => (features: number[]) => (rank === "supplier" ? BEHIND * (features.at(-1) ?? 0) : 0);

/** The best of some candidates, and how likely it is right. @param key what two candidates share that say the same */
export function choose<Value>(
  rank: Rank,
  candidates: { value: Value; features: number[] }[],
  key: (value: Value) => string,
  sure: (value: Value) => number,
) {
  return choice(forests[rank], candidates, key, sure, handicapOf(rank));
}
