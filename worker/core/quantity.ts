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

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes the number of units in a quantity, without the unit's name. @param value thousandths of the base unit */
export function formatQuantity(value: number, unit: Unit, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 });
  return formats[language].format(value / QUANTITY_SCALE / units[unit].factor);
}
