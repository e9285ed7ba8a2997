import type { ProductionCost, RecipeSnapshot } from "@/db/business";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { type ItemFacts, scaled } from "@/worker/modules/catalogue/costing";

/** What was taken of one lot or item, in ten-thousandths of a euro. */
export interface Spent {
  kind: ItemFacts["kind"];
  value: number;
}

/**
 * (materials + packaging + minutes/60 × hourly rate + overhead) ÷ good units (domain: items, recipes, cost), in ten-thousandths of a euro.
 * @param output thousandths of the base of the item's unit; of nothing, one unit costs nothing
 */
export function productionCostOf(
  spent: Spent[],
  { hourlyRate, overhead }: Pick<RecipeSnapshot, "hourlyRate" | "overhead">,
  minutes: number,
  { amount, unit }: { amount: number; unit: Unit },
): ProductionCost {
  const sum = (isPackaging: boolean) =>
    spent.reduce((total, { kind, value }) => ((kind === "packaging") === isPackaging ? total + value : total), 0);
  const [materials, packaging, labour] = [sum(false), sum(true), scaled(minutes, hourlyRate, 60)];
  const total = materials + packaging + labour + overhead;
  const perUnit = amount > 0 ? Number(divideRounded(BigInt(total) * BigInt(QUANTITY_SCALE * units[unit].factor), BigInt(amount))) : 0;
  return { materials, packaging, labour, overhead, total, unit: perUnit };
}
