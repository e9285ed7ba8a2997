import { divideRounded } from "@/worker/core/figures/divide-rounded";

/**
 * How much dearer than the cheapest.
 * @returns hundredths of a percent, rounded half up; null when one is unknown or the cheapest is free
 */
export function difference(price: number | null, cheapest: number | null): number | null {
  if (price === null || cheapest === null || cheapest === 0) return null;
  return Number(divideRounded(BigInt(price - cheapest) * 10_000n, BigInt(cheapest)));
}

/** The cheapest first; those whose price per unit is unknown last. */
export function cheapestFirst<T extends { unitPrice: number | null; preferred: boolean }>(offers: readonly T[]): T[] {
  const orLast = (price: number | null) => price ?? Number.POSITIVE_INFINITY;
  return [...offers].sort((a, b) => compare(orLast(a.unitPrice), orLast(b.unitPrice)) || Number(b.preferred) - Number(a.preferred));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
