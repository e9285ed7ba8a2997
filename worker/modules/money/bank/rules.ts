import { daysBetween } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { fold } from "@/worker/core/language";
import type { EntryCategory } from "@/worker/modules/money/treasury/status";

/** A line of a statement as a bank gives it. */
export interface StatementLine {
  /** A civil day. */
  day: string;
  label: string;
  /** Ten-thousandths of a euro, with its sign. */
  amount: number;
  /** The bank's own identifier; null where the file has none. */
  bankId: string | null;
}

/** Words that say how money moved, and not whose it is. */
const idle = new Set(
  "vir virt virement sepa inst instantane recu emis de du des le la les prlv prelevement carte cb paiement achat facture fact ref reference mandat echeance par pour the payment transfer from card direct debit".split(
    " ",
  ),
);

/** The words of a label that stay the same from one time to the next: no figures, no words of the bank. */
export function wordsOf(label: string): string[] {
  const words = fold(label).split(/[^a-z0-9]+/);
  return words.filter((word) => word.length > 2 && !/\d/.test(word) && !idle.has(word));
}

/** What a lesson is kept under. */
export const lessonKey = (label: string) => wordsOf(label).slice(0, 4).join(" ");

/** What tells each line of a file from all others, however often the file comes: the bank's identifier, or the line and its place among equals. */
export function fingerprints(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, label, amount, bankId }) => {
    if (bankId) return `id:${bankId}`;
    const own = `${day}|${amount}|${fold(label).replace(/\s+/g, " ").trim()}`;
    const place = (seen.get(own) ?? 0) + 1;
    seen.set(own, place);
    return `${own}|${place}`;
  });
}

export const suggestionKinds = ["entry", "invoice", "plan", "category"] as const;

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
}

/** What matches have taught of a label. */
export interface Lesson {
  partyId: string | null;
  category: string | null;
}

/** What is sure enough to be suggested, of 100. */
const ENOUGH = 60;

/** The likeliest of candidates for a line, with how sure it is; null when none is likely. */
export function suggest<C extends Candidate>(
  line: Pick<StatementLine, "day" | "label" | "amount">,
  candidates: readonly C[],
  lesson: Lesson | null,
) {
  const words = new Set(wordsOf(line.label));
  const signs = fold(line.label).replace(/[^a-z0-9]/g, "");
  const same = candidates.filter(({ amount }) => amount === line.amount).length;
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreOf(line, candidate, { words, signs, isOnly: same === 1, lesson }) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score || (one.candidate.id < other.candidate.id ? -1 : 1));
  const [best] = scored;
  return best ? { ...best, score: Math.min(100, best.score) } : null;
}

interface Clues {
  words: Set<string>;
  signs: string;
  isOnly: boolean;
  lesson: Lesson | null;
}

function scoreOf(line: Pick<StatementLine, "day" | "amount">, one: Candidate, { words, signs, isOnly, lesson }: Clues): number {
  if (one.kind === "category") return lesson?.category === one.id ? ENOUGH + 5 : 0;
  if (one.amount !== null && Math.sign(one.amount) !== Math.sign(line.amount)) return 0;
  if (one.amount !== null && Math.abs(line.amount) > Math.abs(one.amount)) return 0;
  const isExact = one.amount === line.amount;
  // An entry that is written already, or a plan, is this very amount or another thing.
  if (!isExact && one.kind !== "invoice") return 0;
  const near = one.day !== null && Math.abs(daysBetween(one.day, line.day)) <= 7;
  if (one.kind === "entry" && !near) return 0;
  const number = one.name ? fold(one.name).replace(/[^a-z0-9]/g, "") : "";
  const isNamed = one.kind === "invoice" && number.length > 3 && signs.includes(number);
  const shared = wordsOf(`${one.party} ${one.kind === "invoice" ? "" : one.name}`).filter((word) => words.has(word)).length;
  const isTaught = lesson !== null && lesson.partyId !== null && lesson.partyId === one.partyId;
  const base = isExact ? 45 : 0;
  return base + (isNamed ? 50 : 0) + Math.min(2, shared) * 15 + (isTaught ? 25 : 0) + (near ? 15 : 0) + (isExact && isOnly ? 15 : 0);
}

/** A line is the entry that was written before it came only when both are the same amount. @throws Refusal `invalid_input` naming `entry` */
export function requireSameAmount(line: Pick<StatementLine, "amount">, entry: { signed: number }): void {
  if (entry.signed !== line.amount) refuseField("entry", "other_amount");
}

/** Money that comes in settles what is to come in, and the other way round. @throws Refusal `invalid_input` naming `plan` */
export function requireSameWay(line: Pick<StatementLine, "amount">, plan: { type: "income" | "expense" }): void {
  if ((plan.type === "income") !== line.amount > 0) refuseField("plan", "other_way");
}

/** Which way money goes that settles a paper: what clients pay and suppliers give back comes in. */
export const comesIn = (type: string): boolean => type === "client" || type === "supplier_credit";

interface Payable {
  type: string;
  /** What is due of it, or left of a credit note. */
  open: number;
  issuedOn: string;
}

/**
 * A line pays an invoice of which something is due, or gives back what a credit note has left; in the way that it goes, and not
 * before it was issued.
 * @throws Refusal `invalid_input` naming `invoice`
 */
export function requirePayable(line: Pick<StatementLine, "amount" | "day">, { type, open, issuedOn }: Payable, field = "invoice"): void {
  if (open === 0) refuseField(field, "settled");
  if (comesIn(type) !== line.amount > 0) refuseField(field, "other_way");
  if (line.day < issuedOn) refuseField(field, "before_issue");
}

/** Before the owner has said anything, no difference is booked by itself. */
export const usualRule: { mostDifference: number; category: EntryCategory } = { mostDifference: 0, category: "bank" };

/** A paper that a line pays, with what a person says of how much. */
interface Share {
  /** What is due of it, or left of a credit note; in the way of the line. */
  open: number;
  amount?: number;
}

/**
 * Shares a line out among what it pays: as said, else what is due of each in turn. What is then left over, or lacks, is a
 * difference, which the owner's rule allows or not; where the line is too short for all, the last one is paid in part.
 * @returns what each is paid, and the difference that is booked beside, with the sign of money that came in less than what was settled
 * @throws Refusal `invalid_input` naming the part, or `parts` when the sums do not agree
 */
export function shareOut(amount: number, shares: readonly Share[], mostDifference: number): { paid: number[]; difference: number } {
  const dueInAll = shares.reduce((sum, { open, amount: own }) => sum + (own ?? open), 0);
  const difference = amount - dueInAll;
  const isSmall = Math.abs(difference) <= mostDifference;
  let left = isSmall ? dueInAll : amount;
  const paid = shares.map(({ open, amount: own }, place) => {
    const wanted = own ?? Math.min(open, left);
    if (wanted > open) refuseField(`parts.${place}.amount`, "above_due", { due: formatMoney(open, 2) });
    if (wanted <= 0) refuseField(`parts.${place}.amount`, "required");
    left -= wanted;
    return wanted;
  });
  if (left !== 0) refuseField("parts", "parts_differ", { left: formatMoney(left, 2) });
  return { paid, difference: isSmall ? difference : 0 };
}
