import { daysBetween } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { type Reason, reasons, type suggestionKinds } from "./status";
import { type DifferenceRule, isSmall, type StatementLine, usualRule, wordsOf } from "./rules";

/** What a line may stand for. */
export interface Candidate {
  kind: (typeof suggestionKinds)[number];
  id: string;
  /** Its number or what it is called. */
  name: string;
  /** The client or supplier. */
  party: string;
  partyId: string | null;
  /** With its sign; null where any amount will do. */
  amount: number | null;
  /** When it is expected, or happened. */
  day: string | null;
  /** Of an invoice: when it was issued, and the credit notes of the same party that are taken off its amount. */
  issuedOn?: string;
  less?: { id: string; name: string }[];
}

/** What matches have taught of a label. */
export interface Lesson {
  partyId: string | null;
  category: string | null;
}

/** What a line may stand for, how sure that is, and why. */
export interface Ranked<C extends Candidate> {
  candidate: C;
  /** Of 100. */
  score: number;
  reasons: Reason[];
}

type Line = Pick<StatementLine, "day" | "label" | "amount">;
type Small = Pick<DifferenceRule, "mostDifference" | "mostShare">;

/** What is sure enough to be suggested, and to be chosen among, of 100. */
const ENOUGH = 60;
const POSSIBLE = 30;
/** No more than that is chosen among. */
const MOST = 5;

/** What a line may stand for, the likeliest first. @param rule what the owner says of small differences */
export function rank<C extends Candidate>(
  line: Line,
  candidates: readonly C[],
  lesson: Lesson | null,
  rule: Small = usualRule,
): Ranked<C>[] {
  const words = new Set(wordsOf(line.label));
  const signs = signsOf(line.label);
  const same = candidates.filter(({ amount }) => amount === line.amount).length;
  return candidates
    .map((candidate): Ranked<C> => {
      const clues = cluesOf(line, candidate, { words, signs, isOnly: same === 1, lesson, rule });
      const score = clues.reduce((sum, [, points]) => sum + points, 0);
      return { candidate, score: Math.min(100, score), reasons: reasons.filter((reason) => clues.some(([name]) => name === reason)) };
    })
    .filter(({ score }) => score >= POSSIBLE)
    .sort((one, other) => other.score - one.score || (one.candidate.id < other.candidate.id ? -1 : 1))
    .slice(0, MOST);
}

/** The likeliest; null when none is sure enough. */
export function suggest<C extends Candidate>(line: Line, candidates: readonly C[], lesson: Lesson | null, rule?: Small): Ranked<C> | null {
  const [best] = rank(line, candidates, lesson, rule);
  // What is more than is due asks where the rest goes: a person says it.
  return best && best.score >= ENOUGH && !best.reasons.includes("surplus") ? best : null;
}

/** The invoice of which a line says the number; undefined where it says none. */
export function namedBy<C extends Candidate>({ label, amount }: Line, candidates: readonly C[]): C | undefined {
  const signs = signsOf(label);
  return candidates.find((one) => one.kind === "invoice" && isNamed(one, signs) && Math.sign(one.amount ?? 0) === Math.sign(amount));
}

interface Seen {
  words: Set<string>;
  signs: string;
  isOnly: boolean;
  lesson: Lesson | null;
  rule: Small;
}
type Clue = [reason: Reason, points: number];

function cluesOf(line: Pick<StatementLine, "day" | "amount">, one: Candidate, { words, signs, isOnly, lesson, rule }: Seen): Clue[] {
  if (one.kind === "category") return lesson?.category === one.id ? [["learned", ENOUGH + 5]] : [];
  if (one.amount === null || Math.sign(one.amount) !== Math.sign(line.amount)) return [];
  const [came, due] = [Math.abs(line.amount), Math.abs(one.amount)];
  const isExact = came === due;
  const isNearly = !isExact && one.kind === "invoice" && isSmall(came - due, due, rule);
  const isSurplus = came > due && !isNearly;
  if (isSurplus && !(one.kind === "invoice" && isNamed(one, signs))) return [];
  // An entry that is written already, or a plan, is this very amount or another thing; what was owed before may be paid in part.
  if (!isExact && one.kind !== "invoice" && one.kind !== "carried") return [];
  // Less credit notes it is this very amount, or another thing.
  if (one.less && !isExact && !isNearly) return [];
  const isNear = one.day !== null && Math.abs(daysBetween(one.day, line.day)) <= 7;
  if (one.kind === "entry" && !isNear) return [];
  const shared = wordsOf(`${one.party} ${one.kind === "invoice" || one.kind === "carried" ? "" : one.name}`).filter((word) =>
    words.has(word),
  ).length;
  const isTaught = lesson !== null && lesson.partyId !== null && lesson.partyId === one.partyId;
  // Nearly the same sum of anybody is chance.
  if (isNearly && !isNamed(one, signs) && shared === 0 && !isTaught) return [];
  const clues: (Clue | false)[] = [
    isNamed(one, signs) && ["number", 50],
    isExact && ["amount", 45],
    isNearly && ["difference", 40],
    one.less !== undefined && ["credits", 0],
    isSurplus && ["surplus", 0],
    !isExact && !isNearly && !isSurplus && ["part", 0],
    shared > 0 && ["party", Math.min(2, shared) * 15],
    isTaught && ["learned", 25],
    isExact && isOnly && ["only", 15],
    isNear && ["near", 15],
  ];
  return clues.filter((clue) => clue !== false);
}

const signsOf = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");
const isNamed = ({ kind, name }: Candidate, signs: string) =>
  (kind === "invoice" || kind === "carried") && signsOf(name).length > 3 && signs.includes(signsOf(name));
