import type { VatPlace } from "@/worker/core/trade/vat";
import type { VatReason } from "@/worker/core/trade/trade";
import type { TaxMove, TaxSide } from "../shapes";
import { type ReturnLine, returnLines } from "../status";

type Lines = Pick<TaxMove, "baseLine" | "taxLine" | "memoLine">;

/** Lines of the tax that is due at each rate. */
const rateLines: Record<number, ReturnLine> = { 2000: "08", 1000: "9B", 550: "09", 210: "T6" };
const importLines: Record<number, ReturnLine> = { 2000: "I1", 1000: "I2", 550: "I4", 210: "I5" };

/** Where a sale stands. @param reason why it bears no VAT @param isToMonaco which is as France, and told apart */
export function linesOfSale(rate: number, reason: VatReason | null, isToMonaco = false): Lines {
  if (rate > 0) return { baseLine: "A1", taxLine: rateLines[rate] ?? "13", memoLine: isToMonaco ? "18" : null };
  if (reason === "franchise") return { baseLine: null, taxLine: null, memoLine: null };
  const baseLine = reason === "intra_community" ? "F2" : reason === "export" || reason === "overseas" ? "E1" : "E2";
  return { baseLine, taxLine: null, memoLine: null };
}

/** VAT that a supplier asks for is deducted; nothing is declared of what bears none at home. */
export const linesOfPurchase = (rate: number, isAsset = false): Lines => {
  return { baseLine: null, taxLine: rate > 0 ? (isAsset ? "19" : "20") : null, memoLine: null };
};

/**
 * Where a purchase stands whose VAT the buyer accounts for on both sides: goods of the Union (CGI, art. 256 bis and 283, 2 bis),
 * goods that are imported (art. 1695, II), those of the overseas departments too (art. 294, 3), services of those who are not
 * established here (art. 283, 2).
 * @returns what is due, and what is deducted; null for a purchase at home
 */
export function linesOfSelfAssessed(
  place: VatPlace,
  { isService, isAsset }: { isService: boolean; isAsset: boolean },
  rate: number,
): { due: Lines; deducted: Lines } | null {
  if (place === "france" || (place === "overseas" && isService)) return null;
  const taxLine = rateLines[rate] ?? "13";
  const deducted = { baseLine: null, taxLine: isAsset ? ("19" as const) : ("20" as const) };
  if (isService) return { due: { baseLine: "A3", taxLine, memoLine: null }, deducted: { ...deducted, memoLine: null } };
  if (place === "union") return { due: { baseLine: "B2", taxLine, memoLine: "17" }, deducted: { ...deducted, memoLine: null } };
  return { due: { baseLine: "A4", taxLine: importLines[rate] ?? "I1", memoLine: null }, deducted: { ...deducted, memoLine: "24" } };
}

/** A line of the return: what it is counted on, and the tax; in ten-thousandths of a euro. */
export interface FilledLine {
  line: ReturnLine;
  base: number;
  tax: number;
}

/** Where a sum goes that comes to less than nothing, which the form has no room for: its base, and its tax. */
const turned: Partial<Record<ReturnLine, ReturnLine | null>> = {
  ...{ A1: "B5", A3: "B5", A4: "B5", B2: "B5", E1: "F8", E2: "F8", F2: "F8" },
  ...{ "08": "21", "09": "21", "9B": "21", T6: "21", "13": "21", I1: "21", I2: "21", I4: "21", I5: "21", "19": "15", "20": "15" },
  ...{ "17": null, "18": null, "24": null },
};
/** What is written there as a sum above nothing. */
const turnedLines: readonly (ReturnLine | null)[] = ["B5", "F8", "15", "21"];

/** What fell due with the lines on which the form has it: where credit notes outweigh a line, as an adjustment. */
export function onForm(moves: readonly TaxMove[]): TaxMove[] {
  const sums = new Map<ReturnLine | null, number>();
  const add = (line: ReturnLine | null, amount: number) => sums.set(line, (sums.get(line) ?? 0) + amount);
  for (const { baseLine, taxLine, memoLine, base, tax } of moves) {
    add(baseLine, base);
    add(taxLine, tax);
    add(memoLine, tax);
  }
  const placed = (line: ReturnLine | null) => (line && (sums.get(line) ?? 0) < 0 ? (turned[line] ?? null) : line);
  return moves.map((move) => ({
    ...move,
    baseLine: placed(move.baseLine),
    taxLine: placed(move.taxLine),
    memoLine: placed(move.memoLine),
  }));
}

/**
 * The return of what fell due in a period: each line of which something is said, with its sums.
 * @param credit what returns before this one left to be deducted
 */
export function returnOf(moves: readonly TaxMove[], credit = 0): FilledLine[] {
  const sums = new Map<ReturnLine, FilledLine>();
  const add = (line: ReturnLine | null, base: number, tax: number) => {
    if (!line) return;
    const own = sums.get(line) ?? { line, base: 0, tax: 0 };
    const sign = turnedLines.includes(line) ? -1 : 1;
    sums.set(line, { line, base: own.base + sign * base, tax: own.tax + sign * tax });
  };
  for (const { baseLine, taxLine, memoLine, base, tax } of onForm(moves)) {
    add(baseLine, base, 0);
    add(taxLine, turnedLines.includes(taxLine) ? 0 : base, tax);
    add(memoLine, 0, tax);
  }
  const taxOf = (line: ReturnLine) => sums.get(line)?.tax ?? 0;
  const net = moves.reduce((sum, { side, tax }) => (side === "collected" ? sum + tax : sum - tax), 0);
  const deducted = taxOf("19") + taxOf("20") + taxOf("21");
  add("16", 0, net + deducted);
  add("22", 0, credit);
  add("23", 0, deducted + credit);
  const due = net - credit;
  if (due > 0) for (const line of ["TD", "28"] as const) add(line, 0, due);
  if (due < 0) for (const line of ["25", "27"] as const) add(line, 0, -due);
  const isSaid = ({ base, tax }: FilledLine) => base !== 0 || tax !== 0;
  return returnLines.flatMap((line) => sums.get(line) ?? []).filter(isSaid);
}

/**
 * What is left to be deducted after some returns, month by month: a credit is carried to the next one, as far as the tax office has not
 * given it back (form 3310-CA3, lines 27 and 22).
 * @param declared what fell due less what is deducted, by month @param begun what was left before the first of them
 * @param refunds what the tax office gave back, by month
 */
export function creditAfter(declared: ReadonlyMap<string, number>, begun: number, refunds: ReadonlyMap<string, number>): number {
  const months = [...new Set([...declared.keys(), ...refunds.keys()])].sort();
  return months.reduce((credit, month) => Math.max(0, Math.max(0, credit - (refunds.get(month) ?? 0)) - (declared.get(month) ?? 0)), begun);
}

/** Bases and taxes of one side by rate. */
export function byRate(moves: readonly TaxMove[], side: TaxSide): { rate: number; base: number; tax: number }[] {
  const sums = new Map<number, { rate: number; base: number; tax: number }>();
  for (const { rate, base, tax } of moves.filter((move) => move.side === side && (side === "collected" || move.taxLine !== null))) {
    const own = sums.get(rate) ?? { rate, base: 0, tax: 0 };
    sums.set(rate, { rate, base: own.base + base, tax: own.tax + tax });
  }
  return [...sums.values()].filter(({ base, tax }) => base !== 0 || tax !== 0).sort((one, other) => one.rate - other.rate);
}
