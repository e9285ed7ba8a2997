import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { bulkOf, QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { bases } from "./plan";
import { partsOf } from "./catalogue";
import type { Measure, Source } from "./measure";

/** What parts come to, by their columns; a group that has no row has none. */
export type Parts = Readonly<Record<string, number | null>>;

/** A figure as one reads it: a number in its unit's whole parts, or quantities by measure; null where it is unknown. */
export interface Value {
  money?: number | null;
  count?: number | null;
  rate?: number | null;
  days?: number | null;
  minutes?: number | null;
  /** Money for one of `per`. */
  price?: number | null;
  per?: Unit;
  quantities?: { amount: number; unit: Unit }[];
  /** How many rows it could not count, for want of what they lack. */
  lacking?: number;
}

/** The parts in a row of an answer. What no row has is nought, unless rows are there that lack it. */
export function partsIn(row: Readonly<Record<string, string | number | null>>): Parts {
  const columns = Object.entries(row).filter(([column]) => !notParts.test(column));
  return Object.fromEntries(
    columns.map(([column, value]) => [column, value === null ? (row[`${column}.lacking`] ? null : 0) : Number(value)]),
  );
}

/** What names a group or a record. */
const notParts = /^(?:[kl]\d|id|label|day|path)$/;

/** Reads a measure out of its parts. Nothing of what adds up is nought; a ratio over nothing is unknown. */
export function readValue(source: Source, name: string, parts: Parts): Value {
  const measure = source.measures[name] as Measure;
  const lacking = partsOf({ source }, name).reduce((sum, part) => sum + (parts[`${part}.lacking`] ?? 0), 0);
  const lacks = lacking ? { lacking } : {};
  // Several groups of what does not add up are unknown together, which nothing is not.
  if (measure.unit === "quantity" && bases.every((base) => parts[`${name}.${base}`] === null)) return {};
  if (measure.unit === "quantity") return { quantities: quantitiesOf(name, parts), ...lacks };
  if (measure.unit === "price" && measure.kind === "ratio") return { ...priceOf(source, measure.parts, parts), ...lacks };
  return { [measure.unit]: numberOf(source, name, parts), ...lacks };
}

/** The number of a measure; null where it is unknown, and for quantities. */
function numberOf(source: Source, name: string, parts: Parts): number | null {
  const measure = source.measures[name] as Measure;
  if (measure.kind === "sum" || measure.kind === "distinct") return parts[name] === undefined ? 0 : parts[name];
  const [first, second] = measure.parts.map((part) => numberOf(source, part, parts));
  if (first === null || second === null || first === undefined || second === undefined) return null;
  if (measure.kind === "difference") return first - second;
  if (second === 0) return null;
  if (measure.unit === "rate") {
    // Yields are added up in hundredths of a percent already: their mean is one.
    const isMean = source.measures[measure.parts[1]]?.unit === "count" && source.measures[measure.parts[0]]?.kind === "sum";
    return dividedBy(isMean ? first : first * 100 * RATE_SCALE, second);
  }
  if (measure.unit === "days" || measure.unit === "count") return Math.round((10 * first) / second) / 10;
  return dividedBy(first, second);
}

/** Money for a kilo, a litre or a piece, where only one of them was bought. */
function priceOf(source: Source, [over, under]: readonly [string, string], parts: Parts): Value {
  const [one, ...others] = quantitiesOf(under, parts);
  const money = numberOf(source, over, parts);
  if (!one || others.length || money === null || one.amount === 0) return { price: null };
  return { price: dividedBy(money * QUANTITY_SCALE * units[one.unit].factor, one.amount), per: one.unit };
}

function quantitiesOf(name: string, parts: Parts): { amount: number; unit: Unit }[] {
  return bases.flatMap((base) => {
    const amount = parts[`${name}.${base}`] ?? 0;
    return amount ? [{ amount, unit: bulkOf(base) }] : [];
  });
}

/** Rounded half away from nothing. */
function dividedBy(dividend: number, divisor: number): number {
  const size = Number(divideRounded(BigInt(Math.abs(Math.round(dividend))), BigInt(Math.abs(divisor))));
  return dividend < 0 !== divisor < 0 ? -size : size;
}

/** What a figure is compared and sorted by; of quantities, the first that there is. Null where it is unknown. */
export function sizeOf({ quantities, money, count, rate, days, minutes, price }: Value): number | null {
  if (quantities) return quantities[0]?.amount ?? 0;
  return money ?? count ?? rate ?? days ?? minutes ?? price ?? null;
}

/** By how much a figure grew since the other, in hundredths of a percent; null where there was nothing, or another unit. */
export function changeOf(now: Value, before: Value): number | null {
  const [one, other] = [sizeOf(now), sizeOf(before)];
  const unitOf = ({ quantities, per }: Value) => quantities?.[0]?.unit ?? per ?? "";
  const isAlike = !now.quantities?.length || unitOf(now) === unitOf(before);
  // Days and means have a decimal.
  return one === null || !other || other < 0 || !isAlike ? null : dividedBy((one - other) * 1_000 * RATE_SCALE, Math.round(other * 10));
}

/** Parts of several groups as those of one. */
export function addedUp(all: readonly Parts[]): Parts {
  const sums: Record<string, number | null> = {};
  for (const parts of all) for (const [column, value] of Object.entries(parts)) sums[column] = (sums[column] ?? 0) + (value ?? 0);
  return sums;
}
