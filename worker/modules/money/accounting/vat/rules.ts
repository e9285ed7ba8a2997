import type { VatPlace } from "@/worker/core/trade/vat";
import type { VatReason } from "@/worker/core/trade/trade";
import type { TaxMove, TaxSide } from "../shapes";
import { type ReturnLine, returnLines } from "../status";

type Lines = Pick<TaxMove, "baseLine" | "taxLine" | "memoLine">;

/** Lines of the tax that is due at each rate. */
const rateLines: Record<number, ReturnLine> = { 2000: "08", 1000: "9B", 550: "09", 210: "T6" };
const importLines: Record<number, ReturnLine> = { 2000: "I1", 1000: "I2", 550: "I4", 210: "I5" };

/** Where a sale stands. @param reason why it bears no VAT */
export function linesOfSale(rate: number, reason: VatReason | null): Lines {
  if (rate > 0) return { baseLine: "A1", taxLine: rateLines[rate] ?? "14", memoLine: null };
  if (reason === "franchise") return { baseLine: null, taxLine: null, memoLine: null };
  const baseLine = reason === "intra_community" ? "F2" : reason === "export" || reason === "overseas" ? "E1" : "E2";
  return { baseLine, taxLine: null, memoLine: null };
}

/** VAT that a supplier asks for is deducted; nothing is declared of what bears none at home. */
export const linesOfPurchase = (rate: number): Lines => ({ baseLine: null, taxLine: rate > 0 ? "20" : null, memoLine: null });

/**
 * Where a purchase stands whose VAT the buyer accounts for on both sides: goods of the Union (CGI, art. 256 bis and 283, 2 bis),
 * goods that are imported (art. 1695, II), those of the overseas departments too (art. 294, 3), services of those who are not
 * established here (art. 283, 2).
 * @returns what is due, and what is deducted; null for a purchase at home
 */
export function linesOfSelfAssessed(place: VatPlace, isService: boolean, rate: number): { due: Lines; deducted: Lines } | null {
  if (place === "france" || (place === "overseas" && isService)) return null;
  const taxLine = rateLines[rate] ?? "14";
  const deducted = { baseLine: null, taxLine: "20" as const };
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

/** The return of what fell due in a period: each line of which something is said, with its sums. */
export function returnOf(moves: readonly TaxMove[]): FilledLine[] {
  const sums = new Map<ReturnLine, FilledLine>();
  const add = (line: ReturnLine | null, base: number, tax: number) => {
    if (!line) return;
    const own = sums.get(line) ?? { line, base: 0, tax: 0 };
    sums.set(line, { line, base: own.base + base, tax: own.tax + tax });
  };
  for (const { baseLine, taxLine, memoLine, base, tax } of moves) {
    add(baseLine, base, 0);
    add(taxLine, base, tax);
    add(memoLine, 0, tax);
  }
  const taxOf = (side: TaxSide) => moves.reduce((sum, move) => (move.side === side ? sum + move.tax : sum), 0);
  const [due, deducted] = [taxOf("collected"), taxOf("deductible")];
  add("16", 0, due);
  add("23", 0, deducted);
  if (due > deducted) add("28", 0, due - deducted);
  if (due < deducted) add("25", 0, deducted - due);
  const isSaid = ({ base, tax }: FilledLine) => base !== 0 || tax !== 0;
  return returnLines.flatMap((line) => sums.get(line) ?? []).filter(isSaid);
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
