import { divideRounded } from "./divide-rounded";
import { CENT, MONEY_SCALE } from "./money";
import { QUANTITY_SCALE, type Unit, units } from "./quantity";
import { RATE_SCALE } from "./rate";

/** 100 %. */
const WHOLE = 100 * RATE_SCALE;
/** The most that one line may come to, in ten-thousandths of a euro: a hundred million euros. */
export const MAX_LINE_TOTAL = 100_000_000 * MONEY_SCALE;

/** What a line is worth: its quantity (thousandths of a base unit), its price for one `per`, and what is taken off. */
interface Priced {
  amount: number;
  /** Ten-thousandths of a euro excl. tax. */
  price: number;
  per: Unit;
  /** Hundredths of a percent. */
  discount: number;
}

/** Base and tax of one rate, in ten-thousandths of a euro, rounded to the cent. */
export interface VatLine {
  rate: number;
  base: number;
  tax: number;
}

/**
 * What a line comes to excl. tax, rounded half up to the cent (domain: money).
 * @returns ten-thousandths of a euro
 */
export function lineTotal({ amount, price, per, discount }: Priced): number {
  const parts = BigInt(QUANTITY_SCALE * units[per].factor) * BigInt(WHOLE) * BigInt(CENT);
  return Number(divideRounded(BigInt(amount) * BigInt(price) * BigInt(WHOLE - discount), parts)) * CENT;
}

/** What is taken off a whole paper: a share of it, or a sum excl. tax in ten-thousandths of a euro; nothing of either at 0. */
export interface Rebate {
  /** Hundredths of a percent. */
  discount: number;
  discountAmount: number;
}

/** What of that falls on the lines of one rate, and what those come to; in ten-thousandths of a euro, whole cents. */
export interface RebatePart {
  rate: number;
  base: number;
  amount: number;
}

type Line = {
  total: number;
  vatRate: number;
  /** Packaging that comes back: nothing is taken off it. */
  container?: string;
};

const isSold = ({ total, container }: Line) => total > 0 && !container;

/**
 * What is taken off a paper, rate by rate: a share is rounded half up on each, a sum is spread in proportion and adds up to
 * the cent. Lines that take a deposit back are left alone: what is sold is what is discounted.
 */
export function rebatesOf(lines: Line[], { discount, discountAmount }: Rebate): RebatePart[] {
  const sold = [...sumsByRate(lines.filter(isSold))];
  const whole = sold.reduce((sum, [, base]) => sum + base, 0);
  let before = 0;
  return sold.flatMap(([rate, base]) => {
    const isShare = discount > 0;
    const amount = isShare
      ? proportion(base, discount, WHOLE)
      : proportion(discountAmount, before + base, whole) - proportion(discountAmount, before, whole);
    before += base;
    return amount ? [{ rate, base, amount }] : [];
  });
}

/**
 * What of a paper's rebate goes with a part of its lines, when others went before: together the parts come to the whole.
 * @param before what went before @param now what goes now
 */
export function rebatesWith(parts: RebatePart[], before: Line[], now: Line[]): RebatePart[] {
  const [sumsBefore, sumsNow] = [before, now].map((lines) => sumsByRate(lines.filter(isSold)));
  return parts.flatMap(({ rate, base, amount }) => {
    const [first, own] = [sumsBefore?.get(rate) ?? 0, sumsNow?.get(rate) ?? 0];
    const part = proportion(amount, Math.min(base, first + own), base) - proportion(amount, Math.min(base, first), base);
    return part ? [{ rate, base: own, amount: part }] : [];
  });
}

/**
 * Base and tax of what a credit note takes back of one rate of an invoice. Credit notes that follow each other take back its
 * tax to the cent, in whatever parts: the last one takes the rest.
 * @param whole of the invoice @param before of the credit notes that were sent
 */
export function creditedVat(whole: VatLine, before: VatLine, base: number): VatLine {
  const { rate } = whole;
  const upTo = before.base + base;
  const isWithin = whole.base > 0 && upTo > 0 && upTo <= whole.base;
  // Where the invoice deducts a deposit, the goods on it come to more than it asks for.
  const tax = isWithin ? proportion(whole.tax, upTo, whole.base) : whole.tax + taxOf(upTo - whole.base, rate);
  return { rate, base, tax: tax - before.tax };
}

/** So many parts of a whole of an amount, rounded half up to the cent. */
export function proportion(amount: number, parts: number, whole: number): number {
  return whole ? Number(divideRounded(BigInt(amount) * BigInt(parts), BigInt(whole) * BigInt(CENT))) * CENT : 0;
}

function sumsByRate(lines: Line[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { total, vatRate } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + total);
  return new Map([...sums].sort(([rate], [otherRate]) => rate - otherRate));
}

/**
 * The totals of a paper: VAT is counted per rate on the sum of its lines less what is taken off, rounded half up to the cent (domain: money).
 * @param before bases and taxes of the papers that billed the same order before: what rounding gave or took then is made good now
 */
export function totalsOf(
  lines: Line[],
  rebates: RebatePart[] = [],
  before: VatLine[] = [],
): { subtotal: number; vat: VatLine[]; total: number } {
  const bases = sumsByRate(lines);
  for (const { rate, amount } of rebates) bases.set(rate, (bases.get(rate) ?? 0) - amount);
  const vat = [...bases].map(([rate, base]) => ({ rate, base, tax: base > 0 ? taxAfter(vatAt(before, rate), base) : taxOf(base, rate) }));
  const subtotal = vat.reduce((sum, { base }) => sum + base, 0);
  return { subtotal, vat, total: vat.reduce((sum, { tax }) => sum + tax, subtotal) };
}

/** Base and tax of a rate, over several papers. */
export function vatAt(vat: VatLine[], rate: number): VatLine {
  const own = vat.filter((line) => line.rate === rate);
  return { rate, base: own.reduce((sum, { base }) => sum + base, 0), tax: own.reduce((sum, { tax }) => sum + tax, 0) };
}

/** The tax that, with what was asked before, is that of both bases together; never less than nothing. */
function taxAfter(before: VatLine, base: number): number {
  return Math.max(0, taxOf(before.base + base, before.rate) - before.tax);
}

/** The tax on a base, rounded half up to the cent. */
function taxOf(base: number, rate: number): number {
  return Number(divideRounded(BigInt(base) * BigInt(rate), BigInt(WHOLE * CENT))) * CENT;
}
