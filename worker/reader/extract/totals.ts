import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { type Amount, isMoney } from "./amounts";
import { choose, forests } from "./rank/choose";
import { sumOf as worthOf } from "./rank/forest";
import { sumCandidates } from "./rank/sums";
import type { Sheet } from "./sheet";
import { paidOf, ROUNDING } from "./till";
import { type VatRow, vatRowsIn } from "./vat-table";
import type { Box } from "./words";

/** One of the three totals: where it stands, or that it follows from the others. */
export interface Sum {
  value: number;
  /** How likely it is right. */
  probability: number;
  box: Box | null;
}

export interface Totals {
  exclTax: Sum | null;
  vat: Sum | null;
  inclTax: Sum | null;
  /** Is what is printed in agreement with itself: excluding tax and tax make including tax? */
  agrees: boolean;
  vatRows: VatRow[];
}

/** So many last rows of what looks like the table of lines may be its totals. */
const FOOT = 12;
/** Less likely, a sum is not what it seems. */
const LEAST = 0.3;
/** What was given at a till, less what was given back, is what was paid, but where a figure was misread. */
const PAID = 0.93;

/**
 * The totals: of all amounts the one that is most likely the total, and those that make it.
 * @param tableRows rows that are lines of the table
 * @param linesSum what the lines make together, null when there are none
 */
export function totalsOf(sheet: Sheet, tableRows: Set<number>, linesSum: number | null): Totals {
  const { candidates, money, rows, vatRows } = amountsAround(sheet, tableRows, linesSum);
  const called = candidates.filter(({ features }) => likely("inclTax", features) > LEAST).map(({ value }) => value.value);
  const paid = paidOf(money, rows, called);
  // What comes back on some lines makes no credit note while the whole is to be paid.
  const isPaid = called.some((value) => value > 0) || (paid?.value ?? 0) > 0;
  const best = choose(
    "inclTax",
    candidates.filter(({ value }) => !isPaid || value.value >= 0),
    ({ value }) => String(value),
    ({ sure }) => sure,
  );
  const total = best && { value: best.value.value, probability: best.probability, box: best.value };
  // A till rounds what it takes: what was paid is the total, and what a part of the ticket adds up to is not.
  if (paid && total?.value !== paid.value) {
    const taken = { value: paid.value, box: paid.printed, probability: PAID * (0.5 + 0.5 * paid.sure) };
    const isRounded = total !== null && Math.abs(total.value - paid.value) <= ROUNDING;
    const parts = partsOf(isRounded ? total : taken, candidates, vatRows, linesSum);
    const { exclTax, vat } = isRounded || parts.agrees ? parts : { exclTax: null, vat: null };
    return { exclTax, vat, inclTax: taken, agrees: false, vatRows };
  }
  return { ...partsOf(total, candidates, vatRows, linesSum), vatRows };
}

type Candidates = ReturnType<typeof sumCandidates>;

/** All amounts that may be one of the totals, and what the rates of the document make. */
export function amountsAround(sheet: Sheet, tableRows: Set<number>, linesSum: number | null) {
  const isOutside = (row: number) => !tableRows.has(row);
  const foot = new Set([...tableRows].sort((a, b) => a - b).slice(-FOOT));
  const near = sheet.amounts.filter(({ segment }) => isOutside(segment.row) || foot.has(segment.row));
  const isSum = (amount: Amount) => isMoney(amount) || (amount.decimals === 0 && amount.hasCurrency);
  const rows = sheet.rows.filter(({ index }) => isOutside(index));
  const vatRows = vatRowsIn(
    rows,
    near.filter(({ segment }) => isOutside(segment.row)),
  );
  const money = near.filter(isSum);
  const candidates = sumCandidates([...money, ...near.flatMap(marked)], vatRows, linesSum, sheet, isOutside);
  return { candidates, money: money.filter(({ segment }) => isOutside(segment.row)), rows, vatRows };
}

/** "6710 40 €", "671040": recognition loses the mark before the cents, often on a whole page. What it may have been is another candidate. */
function marked(amount: Amount): Amount[] {
  const { segment, decimals, value, isRate, unit, from, to } = amount;
  const isRecognised = segment.words.every(({ sure }) => sure < 1);
  const isCell = amount.hasCurrency || (from === 0 && to >= segment.text.trimEnd().length);
  const isUnmarked = decimals === 0 && !isRate && !unit && Math.abs(value) >= 100 * MONEY_SCALE;
  return isRecognised && isCell && isUnmarked ? [{ ...amount, value: value / 100, isMarkLost: true }] : [];
}

const likely = (rank: "exclTax" | "vat" | "inclTax", features: number[]) => 1 / (1 + Math.exp(-worthOf(forests[rank], features)));

/** Excluding tax and tax, as they make the total; where none do, what is most likely each. */
function partsOf(inclTax: Sum | null, candidates: Candidates, vatRows: VatRow[], linesSum: number | null): Omit<Totals, "vatRows"> {
  const judged = (rank: "exclTax" | "vat"): Sum[] =>
    strongest(candidates.map(({ value, features }) => ({ value: value.value, probability: likely(rank, features), box: value })));
  const excl = [...judged("exclTax"), ...basesOf(vatRows)];
  const vats = [...judged("vat"), ...taxesOf(vatRows)];
  // A tax that is printed is what it says, whatever the others make it.
  const isContradicted = (value: number) =>
    vats.some((sum) => sum.box && sum.value !== 0 && sum.probability > LEAST / 2) &&
    !vats.some((sum) => sum.value === value && sum.probability > 0.2);
  let best: { score: number; share: number; exclTax: Sum; vat: Sum } | null = null;
  for (const exclTax of inclTax ? excl : []) {
    const value = (inclTax?.value ?? 0) - exclTax.value;
    if (!isTaxOf(value, exclTax.value)) continue;
    const printed = vats.filter((sum) => Math.abs(sum.value - value) <= CENT * 1.01).sort((a, b) => b.probability - a.probability)[0];
    const vat = printed ?? { value, probability: 0, box: null };
    const score = exclTax.probability + vat.probability + support(exclTax.value, value, vatRows, linesSum);
    const isNamed = exclTax.probability > LEAST || (vat.probability > LEAST && vat.value !== 0) || score > 0.9;
    if (!isNamed || (!printed && isContradicted(value))) continue;
    // A tax that nothing prints is but what is left: no surer than what it is left of.
    const share = printed || value === 0 ? Math.min(1, 0.7 + 0.3 * Math.min(1, score)) : Math.min(0.9, exclTax.probability);
    if (!best || score > best.score) best = { score, share, exclTax, vat };
  }
  if (inclTax && best) {
    // Three that agree are right together, or wrong together.
    const { share } = best;
    const part = (sum: Sum): Sum => ({ ...sum, probability: inclTax.probability * share });
    return { exclTax: part(best.exclTax), vat: part(best.vat), inclTax, agrees: true };
  }
  const alone = (sums: Sum[]) =>
    sums.filter(({ probability }) => probability > LEAST).sort((a, b) => b.probability - a.probability)[0] ?? null;
  return { ...completed({ exclTax: alone(excl), vat: alone(vats), inclTax }), agrees: false };
}

/** The rates of the table together. */
function basesOf(rows: VatRow[]): Sum[] {
  const bases = rows.flatMap(({ base }) => (base === null ? [] : [base]));
  return bases.length ? [{ value: sumOf(bases), probability: 0.5, box: null }] : [];
}

function taxesOf(rows: VatRow[]): Sum[] {
  return rows.length
    ? [{ value: sumOf(rows.map(({ vat }) => vat)), probability: 0.5, box: rows.length === 1 ? (rows[0]?.box ?? null) : null }]
    : [];
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** The best evidence for each value. */
function strongest(sums: Sum[]): Sum[] {
  const strongestByValue = new Map<number, Sum>();
  for (const sum of sums) {
    const known = strongestByValue.get(sum.value);
    if (!known || sum.probability > known.probability) strongestByValue.set(sum.value, sum);
  }
  return [...strongestByValue.values()];
}

/** A tax is a part of its base, and goes the same way. */
function isTaxOf(vat: number, exclTax: number): boolean {
  return vat === 0 || (Math.sign(vat) === Math.sign(exclTax) && Math.abs(vat) <= Math.abs(exclTax) * 0.3);
}

/** What the table of rates and the lines say of these totals. */
function support(exclTax: number, vat: number, rows: VatRow[], linesSum: number | null): number {
  const bases = rows.flatMap(({ base }) => (base === null ? [] : [base]));
  let support = 0;
  if (bases.length && Math.abs(sumOf(bases) - exclTax) <= CENT * 2) support += 0.4;
  if (rows.length && Math.abs(sumOf(rows.map((row) => row.vat)) - vat) <= CENT * 2) support += 0.4;
  if (linesSum !== null && Math.abs(linesSum - exclTax) <= CENT * 2) support += 0.5;
  return support;
}

/** What follows from two totals is no guess; it stands nowhere. */
function completed({ exclTax, vat, inclTax }: Pick<Totals, "exclTax" | "vat" | "inclTax">): Pick<Totals, "exclTax" | "vat" | "inclTax"> {
  const derived = (value: number, one: Sum, other: Sum): Sum => ({
    value,
    probability: Math.min(one.probability, other.probability) * 0.8,
    box: null,
  });
  if (exclTax && inclTax && !vat && isTaxOf(inclTax.value - exclTax.value, exclTax.value))
    return { exclTax, inclTax, vat: derived(inclTax.value - exclTax.value, exclTax, inclTax) };
  if (!exclTax && inclTax && vat && isTaxOf(vat.value, inclTax.value - vat.value))
    return { vat, inclTax, exclTax: derived(inclTax.value - vat.value, inclTax, vat) };
  return { exclTax, vat, inclTax };
}
