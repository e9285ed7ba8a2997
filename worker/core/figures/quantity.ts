import { divideRounded } from "./divide-rounded";
import { type Language, localeOf } from "../language";

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

/** The units of one measure, this one first: what is weighed in kilos may be weighed in grams. */
export function unitsLike(unit: Unit): Unit[] {
  return [unit, ...unitNames.filter((other) => other !== unit && units[other].base === units[unit].base)];
}

/** The unit that things are priced in which are measured in this one: the kilo of what is weighed, the litre of what is poured. */
export function bulkOf(unit: Unit): Unit {
  return ({ g: "kg", ml: "l", piece: "piece" } as const)[units[unit].base];
}

/** What lets one weigh what is poured or counted. */
export interface Measures {
  /** Thousandths of a gram in a millilitre; null while unknown. */
  density: number | null;
  /** Thousandths of a gram in a piece; null while unknown. */
  weight: number | null;
}

/**
 * How many base units of `to` there are in one of `from`, as an exact fraction: weights and volumes by the density, pieces by
 * the weight of one.
 * @returns null when the density or weight is needed and unknown
 */
export function ratioOf(from: Unit, to: Unit, measures: Measures): { numerator: bigint; denominator: bigint } | null {
  if (units[from].base === units[to].base) return { numerator: 1n, denominator: 1n };
  const [mass, other] = [gramsIn(from, measures), gramsIn(to, measures)];
  return mass && other ? { numerator: BigInt(mass), denominator: BigInt(other) } : null;
}

/** Thousandths of a gram in one base unit; null while unknown. */
function gramsIn(unit: Unit, { density, weight }: Measures): number | null {
  const { base } = units[unit];
  return base === "g" ? QUANTITY_SCALE : base === "ml" ? density : weight;
}

/**
 * The same quantity in another unit: what 2 l of oil weigh, how many eggs are 600 g.
 * @param amount thousandths of the base unit of `from`
 * @returns thousandths of the base unit of `to`, rounded half up; null when the units do not convert
 */
export function convert(amount: number, from: Unit, to: Unit, measures: Measures): number | null {
  const ratio = ratioOf(from, to, measures);
  return ratio && Number(divideRounded(BigInt(amount) * ratio.numerator, ratio.denominator));
}

/** How many units a quantity is: one division, so that no binary dust is left. @param amount thousandths of the base unit */
export function unitsIn(amount: number, unit: Unit): number {
  return amount / (QUANTITY_SCALE * units[unit].factor);
}

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes the number of units in a quantity, without the unit's name. @param value thousandths of the base unit */
export function formatQuantity(value: number, unit: Unit, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 });
  return formats[language].format(unitsIn(value, unit));
}
