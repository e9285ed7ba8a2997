import type { RecipeLine } from "@/db/business";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { convert, QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { ItemFacts, ItemOf, Missing, RecipeFacts } from "./facts";

/** 100 %. */
export const WHOLE = 100 * RATE_SCALE;
/** Sums are carried in millionths of a ten-thousandth of a euro, and rounded once. */
const FINE = 1_000_000n;
const MOST = 900_000_000_000 * MONEY_SCALE;

/** Ten-thousandths of a euro: a million euros a unit, the most that an item may cost. */
const DEAREST = 1_000_000 * MONEY_SCALE;

/** What a recipe costs, in ten-thousandths of a euro. */
export interface Cost {
  /** Cost of each line, its loss and the recipe's yield included: they add up to materials and packaging; null while unknown. */
  lines: (number | null)[];
  /** Ingredients and components, divided by the yield. */
  materials: number;
  packaging: number;
  labour: number;
  overhead: number;
  total: number;
  /** For one unit of what is made; null while something is missing. */
  unit: number | null;
  missing: Missing[];
}

/**
 * What must be taken for this much to be left: output ÷ Π(1 − loss) (domain: items, recipes, cost).
 * @param amount any integer unit
 * @param losses hundredths of a percent, each under 100 %
 * @returns the same unit, rounded half up
 */
export function inputNeeded(amount: number, losses: number[]): number {
  const remaining = losses.reduce((product, loss) => product * BigInt(WHOLE - loss), 1n);
  return Number(divideRounded(BigInt(amount) * BigInt(WHOLE) ** BigInt(losses.length), remaining));
}

/**
 * (materials ÷ yield + packaging + minutes/60 × hourly rate + overhead) ÷ good units (domain: items, recipes, cost).
 * @param outputItem the item that the recipe makes
 */
export function costOf(recipe: RecipeFacts, outputItem: ItemFacts, itemOf: ItemOf): Cost {
  const missing: Missing[] = [];
  const lines = recipe.lines.map((line) => {
    const item = itemOf(line.itemId);
    const cost = lineCost(line, item);
    if (typeof cost === "string") missing.push({ item, what: cost });
    return { isPackaging: item.kind === "packaging", cost: typeof cost === "string" ? null : cost };
  });
  const sum = (isPackaging: boolean) =>
    lines.reduce((total, line) => (line.isPackaging === isPackaging ? total + (line.cost ?? 0n) : total), 0n);
  const materials = divideRounded(sum(false) * BigInt(WHOLE), BigInt(recipe.yield));
  const packaging = sum(true);
  const labour = divideRounded(BigInt(recipe.labourMinutes) * BigInt(recipe.hourlyRate) * FINE, 60n);
  const overhead = BigInt(recipe.overhead) * FINE;
  const total = materials + packaging + labour + overhead;
  const output = convert(recipe.outputAmount, recipe.outputUnit, outputItem.unit, outputItem);
  if (!output) missing.push({ item: outputItem, what: "conversion" });
  const unit = output && !missing.length ? whole(divideRounded(total * perUnit(outputItem), BigInt(output))) : null;
  if ((unit ?? 0) > DEAREST) missing.push({ item: outputItem, what: "range" });
  const yieldedCost = ({ isPackaging, cost }: (typeof lines)[number]) =>
    cost === null || isPackaging ? cost : divideRounded(cost * BigInt(WHOLE), BigInt(recipe.yield));
  return {
    lines: lines.map(yieldedCost).map((cost) => (cost === null ? null : whole(cost))),
    materials: whole(materials),
    packaging: whole(packaging),
    labour: whole(labour),
    overhead: recipe.overhead,
    total: whole(total),
    unit: missing.length ? null : unit,
    missing,
  };
}

/** `value × part ÷ whole` of any integer unit, rounded half up. */
export function scaled(value: number, part: number, whole: number): number {
  return Number(divideRounded(BigInt(value) * BigInt(part), BigInt(whole)));
}

/** The cost of what a line takes, in fine parts; or what it lacks. */
function lineCost(line: RecipeLine, item: ItemFacts): bigint | "cost" | "conversion" {
  if (item.cost === null) return "cost";
  const amount = convert(line.amount, line.unit, item.unit, item);
  if (amount === null) return "conversion";
  return divideRounded(BigInt(amount) * BigInt(item.cost) * FINE * BigInt(WHOLE), perUnit(item) * BigInt(WHOLE - line.loss));
}

/** Thousandths of the base in one unit of an item. */
function perUnit({ unit }: ItemFacts): bigint {
  return BigInt(QUANTITY_SCALE * units[unit].factor);
}

/** What is more than a number holds is said to be the most that it holds: such a recipe has no unit cost. */
function whole(fine: bigint): number {
  return Math.min(Number(divideRounded(fine, FINE)), MOST);
}
