import { CENT } from "@/worker/core/figures/money";
import { type Amount, isMoney } from "./amounts";
import type { LabelKind } from "./labels";
import { announce } from "./near";
import type { Sheet } from "./sheet";
import { paidOf, ROUNDING } from "./till";
import { type VatRow, vatRowsIn } from "./vat-table";
import type { Box } from "./words";

/** One of the three totals: where it stands, or that it follows from the others. */
export interface Sum {
  value: number;
  /** How well its label announces it, 0 to 1. */
  score: number;
  box: Box | null;
  sure: number;
}

export interface Totals {
  exclTax: Sum | null;
  vat: Sum | null;
  inclTax: Sum | null;
  /** Is what is printed in agreement with itself: excluding tax and tax make including tax? */
  agrees: boolean;
  vatRows: VatRow[];
}

const kinds = new Set<LabelKind>(["exclTax", "vat", "inclTax", "total", "due", "otherAmount"]);
/** What the arithmetic of three printed totals is worth against labels. */
const AGREEMENT = 1.1;
/** What is left of a sum's evidence when another contradicts it. */
const CONTRADICTED = 0.5;
/** What it costs to be a part that is given back. */
const BACK = 1.5;

/**
 * The totals: of everything the labels announce, the three that agree best.
 * @param outside rows that are not lines of the table
 * @param linesSum what the lines make together, null when there are none
 */
export function totalsOf(sheet: Sheet, isOutside: (row: number) => boolean, linesSum: number | null): Totals {
  const amounts = sheet.amounts.filter((amount) => isOutside(amount.segment.row));
  const labels = sheet.labels.filter(({ segment }) => isOutside(segment.row));
  const rows = sheet.rows.filter(({ index }) => isOutside(index));
  const vatRows = vatRowsIn(rows, amounts);
  const money = amounts.filter((amount) => isMoney(amount) || (amount.decimals === 0 && amount.hasCurrency));
  const announced = announce(money, labels, sheet.rows, kinds);
  const of = (kind: LabelKind, factor = 1): Sum[] =>
    announced
      .filter(({ label }) => label.kind === kind)
      .map(({ value, score }) => ({ value: value.value, score: score * factor, box: value, sure: value.sure }));
  const last = (sums: Sum[]) => sums.map((sum, at) => ({ ...sum, score: sum.score + (at / Math.max(1, sums.length)) * 0.05 }));
  const options = {
    exclTax: [...last(of("exclTax")), ...of("total", 0.5), ...basesOf(vatRows)],
    vat: [...last(of("vat")), ...taxesOf(vatRows)],
    inclTax: [...last(of("inclTax")), ...last(of("total", 0.9)), ...of("due", 0.85)],
  };
  const paid = paidOf(
    money,
    rows,
    options.inclTax.filter(({ score }) => score > 0.4).map(({ value }) => value),
  );
  if (paid) {
    options.inclTax = options.inclTax.map((sum) => (sum.value === paid.value ? { ...sum, score: sum.score + 0.6 } : sum));
    options.inclTax.push({ value: paid.value, score: 0.95, box: paid.printed, sure: paid.sure });
  }
  const totals = agreeing(options, money, vatRows, linesSum);
  // A till rounds what it takes: what was paid is the total, and what a part of the ticket adds up to is not.
  const isOther = paid && totals.inclTax?.value !== paid.value;
  return isOther ? { ...corrected(totals, paid), vatRows } : { ...totals, vatRows };
}

/** The rates of the table together. */
function basesOf(rows: VatRow[]): Sum[] {
  const bases = rows.flatMap(({ base }) => (base === null ? [] : [base]));
  return bases.length ? [{ value: sumOf(bases), score: 0.55, box: null, sure: 1 }] : [];
}

function taxesOf(rows: VatRow[]): Sum[] {
  if (!rows.length) return [];
  return [{ value: sumOf(rows.map(({ vat }) => vat)), score: 0.6, box: rows.length === 1 ? (rows[0]?.box ?? null) : null, sure: 1 }];
}

const total = (sums: Sum[]) => sumOf(sums.map(({ value }) => value));

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** The totals with what was paid in the place of what was read. */
function corrected({ exclTax, vat, inclTax }: Omit<Totals, "vatRows">, { value, printed, sure }: Paid): Omit<Totals, "vatRows"> {
  const paid = { value, score: 0.95, box: printed, sure };
  const isRounded = inclTax !== null && Math.abs(inclTax.value - value) <= ROUNDING;
  return isRounded ? { exclTax, vat, inclTax: paid, agrees: false } : { exclTax: null, vat: null, inclTax: paid, agrees: false };
}

type Paid = NonNullable<ReturnType<typeof paidOf>>;
type Options = { exclTax: Sum[]; vat: Sum[]; inclTax: Sum[] };

function agreeing(options: Options, money: Amount[], vatRows: VatRow[], linesSum: number | null): Omit<Totals, "vatRows"> {
  // Any amount may be a total whose label was not understood, when the others say so.
  const anyOf = money.map((amount) => ({ value: amount.value, score: 0.02, box: amount, sure: amount.sure }));
  const distinct = (sums: Sum[]) => strongest([...sums, ...anyOf]);
  const [excl, vats, incl] = [distinct(options.exclTax), distinct(options.vat), distinct(options.inclTax)];
  // What comes back on some lines is no credit note while the whole is to be paid.
  const isGivenBack = ({ value }: Sum) => value < 0 && options.inclTax.some((sum) => sum.value > 0 && sum.score > 0.5);
  let best: { score: number; exclTax: Sum; vat: Sum; inclTax: Sum } | null = null;
  for (const exclTax of excl)
    for (const vat of vats) {
      const inclTax = incl.find(({ value }) => Math.abs(value - exclTax.value - vat.value) <= CENT * 1.01);
      if (!inclTax || !isTaxOf(vat.value, exclTax.value)) continue;
      const labelled = exclTax.score + vat.score + inclTax.score;
      // Three amounts that happen to add up say nothing without labels, and nothing is easily added.
      const named = [exclTax, vat, inclTax].filter((sum) => sum.score > 0.25).length;
      if (named < 2 || labelled < 0.9 || (vat.value === 0 && vat.score < 0.25)) continue;
      const score = labelled + AGREEMENT + support(exclTax.value, vat.value, vatRows, linesSum) - (isGivenBack(inclTax) ? BACK : 0);
      if (!best || score > best.score) best = { score, exclTax, vat, inclTax };
    }
  // A tax that is printed, and was not recognised letter by letter, is what it says, whatever the others make it.
  const printed = options.vat.filter(({ score, sure, box }) => box && score > 0.4 && sure === 1);
  const isContradicted = (value: number) => printed.length > 0 && ![...printed.map((sum) => sum.value), total(printed)].includes(value);
  for (const exclTax of excl.filter(({ score }) => score > 0.4))
    for (const inclTax of incl.filter((sum) => sum.score > 0.4 && !isGivenBack(sum))) {
      // The tax itself was not read: it is what is between both.
      const value = inclTax.value - exclTax.value;
      if (isContradicted(value)) continue;
      const vat = { value, score: 0.1, box: null, sure: Math.min(exclTax.sure, inclTax.sure) };
      const score = exclTax.score + inclTax.score + AGREEMENT / 2 + support(exclTax.value, value, vatRows, linesSum);
      if (isTaxOf(value, exclTax.value) && (!best || score > best.score)) best = { score, exclTax, vat, inclTax };
    }
  const alone = (sums: Sum[]) => sums.filter(({ score }) => score > 0.25).sort((a, b) => b.score - a.score)[0] ?? null;
  const single = {
    exclTax: alone(options.exclTax),
    vat: alone(options.vat),
    inclTax: alone(options.inclTax.filter((sum) => !isGivenBack(sum))),
  };
  const apart = (single.exclTax?.score ?? 0) + (single.vat?.score ?? 0) + (single.inclTax?.score ?? 0);
  if (best && best.score > apart) return { exclTax: best.exclTax, vat: best.vat, inclTax: best.inclTax, agrees: true };
  return { ...doubted(completed(single)), agrees: false };
}

/** A tax that cannot be that of its base says that one of both was misread, but not which. */
function doubted({ exclTax, vat, inclTax }: Pick<Totals, "exclTax" | "vat" | "inclTax">): Pick<Totals, "exclTax" | "vat" | "inclTax"> {
  const less = (sum: Sum | null) => sum && { ...sum, score: sum.score * CONTRADICTED };
  return exclTax && vat && !isTaxOf(vat.value, exclTax.value)
    ? { exclTax: less(exclTax), vat: less(vat), inclTax }
    : { exclTax, vat, inclTax };
}

/** The best evidence for each value. */
function strongest(sums: Sum[]): Sum[] {
  const strongestByValue = new Map<number, Sum>();
  for (const sum of sums) {
    const former = strongestByValue.get(sum.value);
    const better = !former || sum.score > former.score ? sum : former;
    strongestByValue.set(sum.value, { ...better, box: better.box ?? former?.box ?? sum.box });
  }
  return [...strongestByValue.values()];
}

/** Could that be the tax on it? At most 27 % in Europe; signs agree. */
function isTaxOf(vat: number, base: number): boolean {
  return vat === 0 ? base !== 0 : Math.sign(vat) === Math.sign(base) && Math.abs(vat) <= Math.abs(base) * 0.275;
}

/** What else agrees: the table of rates and the lines. */
function support(exclTax: number, vat: number, rows: VatRow[], linesSum: number | null): number {
  const bases = rows.flatMap(({ base }) => (base === null ? [] : [base]));
  let support = 0;
  if (bases.length && Math.abs(sumOf(bases) - exclTax) <= CENT * 2) support += 0.4;
  if (rows.length && Math.abs(sumOf(rows.map((row) => row.vat)) - vat) <= CENT * 2) support += 0.4;
  if (linesSum !== null && Math.abs(linesSum - exclTax) <= CENT * 2) support += 0.5;
  return support;
}

/** What follows from two labelled totals is no guess; it stands nowhere. */
function completed({ exclTax, vat, inclTax }: Pick<Totals, "exclTax" | "vat" | "inclTax">): Pick<Totals, "exclTax" | "vat" | "inclTax"> {
  const derived = (value: number, one: Sum, other: Sum): Sum => ({
    value,
    score: Math.min(one.score, other.score) * 0.7,
    box: null,
    sure: Math.min(one.sure, other.sure),
  });
  if (exclTax && inclTax && !vat && isTaxOf(inclTax.value - exclTax.value, exclTax.value))
    return { exclTax, inclTax, vat: derived(inclTax.value - exclTax.value, exclTax, inclTax) };
  if (!exclTax && inclTax && vat && isTaxOf(vat.value, inclTax.value - vat.value))
    return { vat, inclTax, exclTax: derived(inclTax.value - vat.value, inclTax, vat) };
  if (exclTax && !inclTax && vat && isTaxOf(vat.value, exclTax.value))
    return { vat, exclTax, inclTax: derived(exclTax.value + vat.value, exclTax, vat) };
  return { exclTax, vat, inclTax };
}
