import { divided } from "./divided";
import { type Language, localeOf } from "./language";

/** A quantity is an integer number of thousandths of its base unit (g, ml or piece). */
export const QUANTITY_SCALE = 1_000;

/** What people weigh and count in, with the number of base units each holds. */
export const units = {
  g: { base: "g", factor: 1 },
  kg: { base: "g", factor: 1_000 },
  ml: { base: "ml", factor: 1 },
  cl: { base: "ml", factor: 10 },
  l: { base: "ml", factor: 1_000 },
  piece: { base: "piece", factor: 1 },
} as const;

export type Unit = keyof typeof units;
export const unitNames = Object.keys(units) as [Unit, ...Unit[]];

/** What lets one weigh what is poured or counted. */
export interface Measures {
  /** Thousandths of a gram in a millilitre; null while unknown. */
  density: number | null;
  /** Thousandths of a gram in a piece; null while unknown. */
  weight: number | null;
}

/**
 * The same quantity in the base of another unit: what 2 l of oil weigh, how many eggs are 600 g.
 * @param amount thousandths of the base of `from`
 * @returns thousandths of the base of `to`, rounded; null when the item's density or weight is needed and unknown
 */
export function convert(amount: number, from: Unit, to: Unit, measures: Measures): number | null {
  const [source, target] = [units[from].base, units[to].base];
  if (source === target) return amount;
  const [perSource, perTarget] = [gramsIn(source, measures), gramsIn(target, measures)];
  return perSource && perTarget ? Number(divided(BigInt(amount) * BigInt(perSource), BigInt(perTarget))) : null;
}

/** Thousandths of a gram in one base unit. */
function gramsIn(base: (typeof units)[Unit]["base"], { density, weight }: Measures): number | null {
  if (base === "g") return QUANTITY_SCALE;
  return base === "ml" ? density : weight;
}

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes the number of units in a quantity, without the unit's name. @param value thousandths of the base unit */
export function formatQuantity(value: number, unit: Unit, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 });
  return formats[language].format(value / QUANTITY_SCALE / units[unit].factor);
}
