import type { Quantity } from "@/worker/core/fields";
import { MONEY_SCALE } from "@/worker/core/money";
import { divided } from "@/worker/core/divided";
import { type Measures, QUANTITY_SCALE, ratioOf, type Unit, units } from "@/worker/core/quantity";

/** A unit of an item costs this at most, in ten-thousandths of a euro: what money holds at the doors. */
export const DEAREST = 1_000_000 * MONEY_SCALE;

/**
 * What a unit of the item costs, when a pack costs so much: price ÷ what the pack holds × the item's unit.
 * @param price ten-thousandths of a euro for a pack
 * @param item its unit, and what turns its pieces or volumes into weights
 * @returns ten-thousandths of a euro per unit of the item, rounded half up once; null when the units do not
 *   convert, or beyond the dearest
 */
export function unitPrice(price: number, pack: Quantity, item: Measures & { unit: Unit }): number | null {
  const ratio = ratioOf(pack.unit, item.unit, item);
  if (!ratio) return null;
  const oneUnit = BigInt(units[item.unit].factor * QUANTITY_SCALE);
  const exact = Number(divided(BigInt(price) * oneUnit * ratio.denominator, BigInt(pack.amount) * ratio.numerator));
  return exact > DEAREST ? null : exact;
}

/**
 * How much dearer than the cheapest.
 * @returns hundredths of a percent, rounded half up; null when one is unknown or the cheapest is free
 */
export function difference(price: number | null, cheapest: number | null): number | null {
  if (price === null || cheapest === null || cheapest === 0) return null;
  return Number(divided(BigInt(price - cheapest) * 10_000n, BigInt(cheapest)));
}

/** The cheapest first; those whose price per unit is unknown last. */
export function cheapestFirst<T extends { unitPrice: number | null; preferred: boolean }>(offers: readonly T[]): T[] {
  const known = (price: number | null) => price ?? Number.POSITIVE_INFINITY;
  return [...offers].sort((a, b) => compare(known(a.unitPrice), known(b.unitPrice)) || Number(b.preferred) - Number(a.preferred));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
