import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Checks, Fields, LineItem, VatPart } from "@/worker/core/trade/reading";

/** Are two amounts the same but for rounding? @param cents how many cents of rounding are allowed */
export function isSame(one: number, other: number, cents = 1): boolean {
  return Math.abs(one - other) <= CENT * cents + 1;
}

/** The tax of an amount. @param rate hundredths of a percent */
export function taxOf(base: number, rate: number): number {
  return (base * rate) / (RATE_SCALE * 100);
}

/** What a quantity at a price makes, less a discount in percent (ten-thousandths). */
export function madeBy(quantity: number, unitPrice: number, discount: number | null = null): number {
  return (quantity / 1_000) * unitPrice * (1 - (discount ?? 0) / MONEY_SCALE / 100);
}

/** What of the document agrees with itself. @param adjustments discounts and charges on the whole, which stand among the lines */
export function checksOf(
  fields: Pick<Fields, "totalExclTax" | "vatAmount" | "totalInclTax">,
  lines: LineItem[],
  parts: VatPart[],
  adjustments = 0,
): Checks {
  const [excl, vat, incl] = [fields.totalExclTax.value, fields.vatAmount.value, fields.totalInclTax.value];
  const sums = lines.flatMap(({ total }) => (total === null ? [] : [total]));
  const sum = sums.length && sums.length === lines.length ? sums.reduce((all, one) => all + one, 0) : null;
  const isMade = (one: number | null) =>
    one !== null && [0, adjustments].some((more) => isSame(Math.abs((sum ?? 0) + more), Math.abs(one), 2));
  return {
    lines: sum === null || (excl ?? incl) === null ? null : [excl, incl].some(isMade),
    totals: excl === null || vat === null || incl === null ? null : isSame(excl + vat, incl, 1),
    vat: parts.length && vat !== null ? parts.every(isTaxed) && isSame(sumOf(parts), vat, 2) : null,
  };
}

const isTaxed = ({ rate, base, vat }: VatPart) => isSame(taxOf(base, rate), vat, 2);
const sumOf = (parts: VatPart[]) => parts.reduce((sum, { vat }) => sum + vat, 0);
