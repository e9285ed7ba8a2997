import { divided } from "./divided";
import { MONEY_SCALE } from "./money";
import { QUANTITY_SCALE, type Unit, units } from "./quantity";
import { RATE_SCALE } from "./rate";

/** 100 %. */
const WHOLE = 100 * RATE_SCALE;
/** Ten-thousandths of a euro in a cent. */
export const CENT = MONEY_SCALE / 100;
/** The most that one line may come to, in ten-thousandths of a euro: a hundred million euros. */
export const DEAREST_LINE = 100_000_000 * MONEY_SCALE;

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
  return Number(divided(BigInt(amount) * BigInt(price) * BigInt(WHOLE - discount), parts)) * CENT;
}

/** The totals of a paper: VAT is counted per rate on the sum of its lines, rounded half up to the cent (domain: money). */
export function totalsOf(lines: { total: number; vatRate: number }[]): { subtotal: number; vat: VatLine[]; total: number } {
  const bases = new Map<number, number>();
  for (const { total, vatRate } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + total);
  const vat = [...bases].sort(([one], [other]) => one - other).map(([rate, base]) => ({ rate, base, tax: taxOf(base, rate) }));
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  return { subtotal, vat, total: vat.reduce((sum, { tax }) => sum + tax, subtotal) };
}

/** The tax on a base, rounded half up to the cent. */
function taxOf(base: number, rate: number): number {
  return Number(divided(BigInt(base) * BigInt(rate), BigInt(WHOLE * CENT))) * CENT;
}
