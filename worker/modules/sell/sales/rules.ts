import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { CENT } from "@/worker/core/figures/money";
import type { Unit } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type TillMethod, tillMethods } from "./status";
import { lineTotal, proportion, totalsOf, type VatLine } from "@/worker/core/figures/totals";

/** 100 %. */
const WHOLE = 100 * RATE_SCALE;

interface Priced {
  /** Ten-thousandths of a euro excl. tax. */
  price: number;
  /** Hundredths of a percent. */
  discount: number;
  vatRate: number;
}

/** What one unit costs on the label of a stall: incl. tax, to the cent. */
export function shelfPriceOf({ price, discount, vatRate }: Priced): number {
  const dividend = BigInt(price) * BigInt(WHOLE - discount) * BigInt(WHOLE + vatRate);
  return Number(divideRounded(dividend, BigInt(WHOLE) * BigInt(WHOLE) * BigInt(CENT))) * CENT;
}

/** The price excl. tax that a price of the stall holds, to the ten-thousandth. */
export function priceWithin(shelfPrice: number, vatRate: number): number {
  return Number(divideRounded(BigInt(shelfPrice) * BigInt(WHOLE), BigInt(WHOLE + vatRate)));
}

/** A line at the till, with what stands on the label of the stall. */
export interface TillLine extends Priced {
  amount: number;
  unit: Unit;
  per: Unit;
  shelfPrice: number;
}

export interface TillSums {
  /** Of each line in its place: excl. tax, and incl. tax. */
  lines: { total: number; withTax: number }[];
  subtotal: number;
  vat: VatLine[];
  total: number;
}

/**
 * What a consumer pays: the sum of what the labels say, to the cent. The tax of each rate is what that sum holds, and the lines share
 * its base so that they come to it.
 */
export function consumerSums(lines: TillLine[]): TillSums {
  const withTax = lines.map(({ amount, per, shelfPrice }) => lineTotal({ amount, price: shelfPrice, per, discount: 0 }));
  const taxed = new Map<number, { gross: number; before: number }>();
  lines.forEach(({ vatRate }, place) => {
    const gross = (taxed.get(vatRate)?.gross ?? 0) + (withTax[place] ?? 0);
    taxed.set(vatRate, { gross, before: 0 });
  });
  const baseOf = (rate: number) => proportion(taxed.get(rate)?.gross ?? 0, WHOLE, WHOLE + rate);
  const shares = lines.map(({ vatRate }, place) => {
    const sums = taxed.get(vatRate) ?? { gross: 0, before: 0 };
    const upTo = sums.before + (withTax[place] ?? 0);
    const total = proportion(baseOf(vatRate), upTo, sums.gross) - proportion(baseOf(vatRate), sums.before, sums.gross);
    sums.before = upTo;
    return { total, withTax: withTax[place] ?? 0 };
  });
  const vat = [...taxed]
    .sort(([rate], [other]) => rate - other)
    .map(([rate, { gross }]) => ({ rate, base: baseOf(rate), tax: gross - baseOf(rate) }));
  const total = [...taxed.values()].reduce((sum, { gross }) => sum + gross, 0);
  return { lines: shares, subtotal: vat.reduce((sum, { base }) => sum + base, 0), vat, total };
}

/** What a business pays: its prices are excl. tax, and tax is counted on their sum. */
export function businessSums(lines: TillLine[]): TillSums {
  const totals = lines.map((line) => lineTotal(line));
  const sums = totalsOf(lines.map(({ vatRate }, place) => ({ vatRate, total: totals[place] ?? 0 })));
  const withTax = lines.map(({ vatRate }, place) => {
    const total = totals[place] ?? 0;
    return total + proportion(total, vatRate, WHOLE);
  });
  return { lines: totals.map((total, place) => ({ total, withTax: withTax[place] ?? 0 })), ...sums };
}

/** What the till took by one means. */
export interface MethodTaking {
  method: TillMethod;
  count: number;
  total: number;
}

/** What of a row of the till its sums need. */
interface Taken {
  reverses: string | null;
  number: string;
  method: TillMethod;
  total: number;
  vat: VatLine[];
}

/** What rows of the till come to, in their order: sales, what was taken back, and sums by means of payment and rate. */
export function takingsOf(rows: Taken[]) {
  const sold = rows.filter(({ reverses }) => reverses === null);
  const sumOf = (some: Taken[]) => some.reduce((sum, { total }) => sum + total, 0);
  const methods = tillMethods.flatMap((method): MethodTaking[] => {
    const own = rows.filter((row) => row.method === method);
    return own.length ? [{ method, count: own.length, total: sumOf(own) }] : [];
  });
  return {
    ...{ count: sold.length, takenBack: rows.length - sold.length, total: sumOf(rows), methods, vat: vatOf(rows) },
    ...{ firstNumber: sold[0]?.number ?? null, lastNumber: sold.at(-1)?.number ?? null },
  };
}

function vatOf(rows: Taken[]): VatLine[] {
  const rates = new Map<number, VatLine>();
  for (const { rate, base, tax } of rows.flatMap(({ vat }) => vat)) {
    const sums = rates.get(rate) ?? { rate, base: 0, tax: 0 };
    rates.set(rate, { rate, base: sums.base + base, tax: sums.tax + tax });
  }
  return [...rates.values()].sort((one, other) => one.rate - other.rate);
}
