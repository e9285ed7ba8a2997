import { eq } from "drizzle-orm";
import { calculations } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Calculation, Outcome } from "./contract";
import { calculate, type Facts } from "./rules";

export type CalculationRow = typeof calculations.$inferSelect;

/** The calculation with this identifier. @throws Refusal `not_found` */
export async function fetchCalculation(db: BusinessDatabase, id: string): Promise<CalculationRow> {
  const [row] = await db.select().from(calculations).where(eq(calculations.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** What follows from the facts, as the doors show it. */
export function outcomeOf(facts: Facts): Outcome {
  const { lines, energy, ...outcome } = calculate(facts);
  return { ...outcome, energyCost: energy, unit: facts.outputUnit };
}

/** A row as the doors show it. */
export function toCalculation({ facts, searchText, ...row }: CalculationRow): Calculation {
  const { lines, channels, outputAmount, outputUnit, ...settings } = facts;
  const costs = calculate(facts).lines;
  return {
    ...row,
    ...settings,
    ...outcomeOf(facts),
    output: { amount: outputAmount, unit: outputUnit },
    lines: lines.map(({ amount, unit, ...line }, place) => ({ ...line, amount: { amount, unit }, cost: costs[place] ?? 0 })),
    pricing: channels,
  };
}
