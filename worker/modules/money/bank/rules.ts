import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { proportion } from "@/worker/core/figures/totals";
import { fold } from "@/worker/core/language";
import type { OwnCategory } from "@/worker/modules/money/treasury/status";

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
  isTakenOff?: boolean;
}

/** A paper, and whose it is. */
type Party = Pick<Payable, "type"> & { clientId: string | null; supplierId: string | null };

/** Is a paper a credit note that a line takes off what it pays of the same party? It goes the other way, and they go together. */
export function isTakenOff(line: Pick<StatementLine, "amount">, paper: Party, papers: readonly Party[]): boolean {
  const goesWithLine = ({ type }: Party) => comesIn(type) === line.amount > 0;
  const isTheirs = (one: Party) => one.clientId === paper.clientId && one.supplierId === paper.supplierId;
  const isCredit = paper.type === "credit" || paper.type === "supplier_credit";
  return isCredit && !goesWithLine(paper) && papers.some((one) => goesWithLine(one) && isTheirs(one));
}

/**
 * A line pays an invoice of which something is due, or gives back what a credit note has left; in the way that it goes, unless it is
 * a credit note that is taken off what goes that way, and not before it was issued.
 * @throws Refusal `invalid_input` naming `invoice`
 */
export function requirePayable(line: Pick<StatementLine, "amount" | "day">, paper: Payable, field = "invoice"): void {
  const { type, open, issuedOn, isTakenOff } = paper;
  if (open === 0) refuseField(field, "settled");
  if (!isTakenOff && comesIn(type) !== line.amount > 0) refuseField(field, "other_way");
  if (line.day < issuedOn) refuseField(field, "before_issue");
}

/** What a person says that a line is, one way or another. */
interface Meanings {
  entry?: string;
  parts?: readonly unknown[];
  invoice?: string;
  carried?: string;
  plan?: string;
  category?: string;
  vatRate?: number;
}

/**
 * A line is one thing: it pays papers, with the rest on an account, or settles a plan, or is an entry, or is of a category.
 * @throws Refusal `invalid_input` naming what is said beside another
 */
export function requireOneMeaning({ entry, parts, invoice, carried, plan, category, vatRate }: Meanings): void {
  const paysPapers = invoice !== undefined || Boolean(parts?.length);
  const meanings = { entry, parts: parts?.length ? parts : undefined, invoice, plan, category, carried: paysPapers ? undefined : carried };
  const [, second] = Object.entries(meanings).filter(([, value]) => value !== undefined);
  if (second) refuseField(second[0], "one_meaning");
  if (vatRate !== undefined && category === undefined) refuseField("vatRate", "not_sales");
}

/** What the owner says of small differences between a line and what it pays. */
export interface DifferenceRule {
  /** The most that is booked as a difference, either way; in ten-thousandths of a euro. */
  mostDifference: number;
  /** The most that may lack of what is due, as for paying early; in hundredths of a percent. */
  mostShare: number;
  category: OwnCategory;
}

/** Before the owner has said anything, no difference is booked by itself. */
export const usualRule: DifferenceRule = { mostDifference: 0, mostShare: 0, category: "rounding" };

/** What a difference is booked as. */
export const differenceCategories = ["rounding", "bank", "discount", "other"] as const satisfies readonly OwnCategory[];

/** Is a difference small enough to be booked by itself? @param difference what came more than was due; less than nothing where it lacks */
export function isSmall(
  difference: number,
  due: number,
  { mostDifference, mostShare }: Pick<DifferenceRule, "mostDifference" | "mostShare">,
) {
  return Math.abs(difference) <= mostDifference || (difference < 0 && -difference <= proportion(due, mostShare, 10_000));
}

/** A paper that a line pays, with what a person says of how much. */
interface Share {
  /** What is due of it, or left of a credit note. */
  open: number;
  amount?: number;
  /** Is it a credit note that is taken off what the others are paid? */
  isTakenOff?: boolean;
}

/** What shares come to in the way of the line. */
export const dueOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { open, amount, isTakenOff: isOff }) => sum + (isOff ? -1 : 1) * (amount ?? open), 0);

/**
 * Shares a line out among what it pays: as said, else what is due of each in turn. What is then left over, or lacks, is a
 * difference, which the owner's rule allows or not; where the line is too short for all, the last one is paid in part.
 * @returns what each is paid, and the difference that is booked beside, with the sign of money that came in less than what was settled
 * @throws Refusal `invalid_input` naming the part, or `parts` when the sums do not agree
 */
export function shareOut(
  amount: number,
  shares: readonly Share[],
  rule: Pick<DifferenceRule, "mostDifference" | "mostShare">,
): { paid: number[]; difference: number } {
  const dueInAll = dueOf(shares);
  const difference = amount - dueInAll;
  const isBooked = isSmall(difference, dueInAll, rule);
  let left = (isBooked ? dueInAll : amount) - dueOf(shares.filter(({ isTakenOff: isOff }) => isOff));
  const paid = shares.map(({ open, amount: own, isTakenOff: isOff }, place) => {
    const wanted = own ?? (isOff ? open : Math.min(open, left));
    if (wanted > open) refuseField(`parts.${place}.amount`, "above_due", { due: formatMoney(open, 2) });
    if (wanted <= 0) refuseField(`parts.${place}.amount`, "more_than_nothing");
    if (!isOff) left -= wanted;
    return wanted;
  });
  if (left !== 0) refuseField("parts", "parts_differ", { left: formatMoney(left, 2) });
  return { paid, difference: isBooked ? difference : 0 };
}
