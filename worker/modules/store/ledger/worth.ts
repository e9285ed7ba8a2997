import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { lots } from "@/db/business";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { wholeOf } from "@/worker/engine/figures/worth";

/** Parts of a ten-thousandth of a euro in which the rest of a cost is kept. */
const FINE = 1_000_000;

/** What one unit of a lot costs: rounded to a ten-thousandth of a euro, and what that left out or added, in millionths of one. */
export interface UnitCost {
  unitCost: number;
  costRest: number;
}

/**
 * What one unit costs, when an amount cost so much: fine enough for the whole amount to be worth what was paid, to the cent.
 * @param value ten-thousandths of a euro
 * @param amount thousandths of the base of the unit; of nothing, one unit costs nothing
 */
export function unitCostOf(value: number | bigint, amount: number | bigint, unit: Unit): UnitCost {
  if (!amount) return { unitCost: 0, costRest: 0 };
  return fromFine(divideRounded(BigInt(value) * BigInt(QUANTITY_SCALE * units[unit].factor * FINE), BigInt(amount)));
}

/** A cost as another one changes it: what it was, less one, and another. */
export function shifted(cost: UnitCost, less: UnitCost, more: UnitCost): UnitCost {
  return fromFine(fineOf(cost) - fineOf(less) + fineOf(more));
}

export const isSameCost = (one: UnitCost, other: UnitCost) => one.unitCost === other.unitCost && one.costRest === other.costRest;

function fromFine(fine: bigint): UnitCost {
  const unitCost = divideRounded(fine, BigInt(FINE));
  return { unitCost: Number(unitCost), costRest: Number(fine - unitCost * BigInt(FINE)) };
}

const fineOf = ({ unitCost, costRest }: UnitCost) => BigInt(unitCost) * BigInt(FINE) + BigInt(costRest);

/**
 * What an amount of goods is worth, in ten-thousandths of a euro.
 * @param amount thousandths of the base of the unit, not negative
 * @param unitCost ten-thousandths of a euro for one unit
 * @param costRest what that leaves out, in millionths of one
 */
export function worth(amount: number, unit: Unit, unitCost: number, costRest = 0): number {
  return Number(divideRounded(BigInt(amount) * fineOf({ unitCost, costRest }), BigInt(QUANTITY_SCALE * units[unit].factor * FINE)));
}

/** What an amount of a lot is worth, in the database: to its last fraction, in two steps, so that no product is beyond what it holds. */
export function worthOfLot(amount: SQLWrapper, unit: SQLWrapper): SQL<number> {
  const [whole, fine] = [wholeOf(unit), sql.raw(String(FINE))];
  const borrowed = sql`(${lots.costRest} < 0)`;
  const cost = sql`(${amount} * (${lots.unitCost} - ${borrowed}))`;
  const rest = sql`(${amount} * (${lots.costRest} + ${borrowed} * ${fine}))`;
  return sql<number>`(${cost} / ${whole} + (2 * (${cost} % ${whole} * ${fine} + ${rest}) + ${whole} * ${fine}) / (2 * ${whole} * ${fine}))`;
}
