import { choice, type Forest } from "@/worker/reader/extract/rank/forest";
import { handicapOf, type Rank } from "@/worker/reader/extract/rank/choose";
import { curveOf, grown } from "./boost";
import { type Example, type Examples, ranks } from "./examples";

type Forests = Record<Rank, Forest>;
export type Outcome = { sum: number; lead: number; sure: number; isRight: boolean };
const plain: Forest["curve"] = [0, 1, 0, 0];

/** Grows every forest on the candidates of some papers. */
export function forestsOf(papers: Examples[]): Forests {
  const forest = (rank: Rank): Forest => ({ ...grown(papers.flatMap((paper) => thinned(paper[rank]))), curve: plain, worn: plain });
  return Object.fromEntries(ranks.map((rank) => [rank, forest(rank)])) as Forests;
}

/** Most of what a paper prints is plainly not it: of much, a part says as much. */
const ENOUGH = 24;

function thinned(examples: Example[]): Example[] {
  const every = Math.ceil(examples.length / ENOUGH);
  return examples.filter(({ isRight }, at) => isRight || at % every === 0);
}

/** What forests choose on papers they were not grown on, and whether that is right. */
export function outcomesOf(forests: Forests, papers: Examples[]): Record<Rank, Outcome[]> {
  const of = (rank: Rank) => papers.flatMap((paper) => outcomeOf(rank, forests[rank], paper[rank]));
  return Object.fromEntries(ranks.map((rank) => [rank, of(rank)])) as Record<Rank, Outcome[]>;
}

function outcomeOf(rank: Rank, forest: Forest, examples: Example[]): Outcome[] {
  const candidates = examples.map((value) => ({ value, features: value.features }));
  const best = choice(
    forest,
    candidates,
    ({ key }) => key,
    ({ sure }) => sure,
    handicapOf(rank),
  );
  return best ? [{ sum: best.sum, lead: best.lead, sure: best.value.sure, isRight: best.value.isRight }] : [];
}

/** What forests chose elsewhere on printed text, and on what was recognised. */
export type Outcomes = Record<"text" | "worn", Record<Rank, Outcome[]>>;

/** Forests whose probabilities are what came true elsewhere. */
export function calibrated(forests: Forests, outcomes: Outcomes[]): Forests {
  const curve = (as: keyof Outcomes, rank: Rank) => curveOf(outcomes.flatMap((one) => one[as][rank]));
  const of = (rank: Rank): Forest => ({ ...forests[rank], curve: curve("text", rank), worn: curve("worn", rank) });
  return Object.fromEntries(ranks.map((rank) => [rank, of(rank)])) as Forests;
}
