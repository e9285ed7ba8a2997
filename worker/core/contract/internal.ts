import { MONEY_SCALE } from "../figures/money";
import { QUANTITY_SCALE, type Unit, units } from "../figures/quantity";
import { RATE_SCALE } from "../figures/rate";
import type { Kind, Shape } from "./shape";

/** A number of the doors in integer parts of it. */
export const inParts = (value: number, scale: number): number => Math.round(value * scale);

/** A quantity of the doors in thousandths of its unit's base. */
export const inBase = ({ value, unit }: { value: number; unit: Unit }) => ({
  amount: Math.round(value * units[unit].factor * QUANTITY_SCALE),
  unit,
});

/** How many parts of one of the doors' figures are kept inside. */
const scales: Partial<Record<Kind, number>> = { money: MONEY_SCALE, rate: RATE_SCALE, celsius: 100, thousandths: 1_000 };

/**
 * A value of the exchange form in the internal form, by what its field holds: the same as its schema reads, for who has the shape
 * alone. What is not of that kind stays as it is.
 */
export function internalOf({ kind, element, fields }: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return element ? value.map((entry) => internalOf(element, entry)) : value;
  const scale = scales[kind];
  if (scale) return typeof value === "number" ? inParts(value, scale) : value;
  if (kind === "instant") return Date.parse(String(value));
  if (kind === "quantity") return inBase(value as { value: number; unit: Unit });
  if (kind !== "record") return value;
  const inside = Object.entries(fields).filter(([field]) => Object.hasOwn(value as object, field));
  return Object.fromEntries(inside.map(([field, shape]) => [field, internalOf(shape, (value as Record<string, unknown>)[field])]));
}
