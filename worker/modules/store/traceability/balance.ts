import type { Unit } from "@/worker/core/figures/quantity";
import { shareOf } from "./genealogy";
import type { BalanceLine } from "./shapes";

type Side = BalanceLine["side"];

/** On which side of a balance each kind of movement stands; what goes from a place to another stands on none. */
const sideOf: Partial<Record<string, Side>> = {
  receipt: "received",
  output: "made",
  return: "returned",
  found: "found",
  consumption: "used",
  shipment: "shipped",
  apart: "apart",
  scrap: "scrapped",
  missing: "missing",
};
const incoming: readonly Side[] = ["received", "made", "returned", "found"];

/**
 * The mass balance of a lot: received or made, returned and found, is what was used, shipped, set apart once it came back, scrapped and missed, and what is
 * left. Sides without goods are left out.
 * @param moved the sum of its movements by kind, leaving ones negative
 * @param inStock what is in stock, the sum of its places
 */
export function balanceOf(moved: { kind: string; amount: number }[], inStock: number, unit: Unit): BalanceLine[] {
  const sides = new Map<Side, number>();
  for (const { kind, amount } of moved) {
    const side = sideOf[kind];
    if (side && amount) sides.set(side, (sides.get(side) ?? 0) + (incoming.includes(side) ? amount : -amount));
  }
  const came = incoming.reduce((sum, side) => sum + (sides.get(side) ?? 0), 0);
  const inOrder = [...new Set(Object.values(sideOf))].flatMap((side) =>
    side && sides.has(side) ? [[side, sides.get(side) ?? 0] as const] : [],
  );
  return [...inOrder, ["stock", inStock] as const].map(([side, amount]) => ({
    side,
    amount: { amount, unit },
    share: shareOf(amount, came),
  }));
}

/** Does what came in equal what went and what is left? */
export function isBalanced(lines: BalanceLine[]): boolean {
  return lines.reduce((sum, { side, amount }) => sum + (incoming.includes(side) ? 1 : -1) * amount.amount, 0) === 0;
}
