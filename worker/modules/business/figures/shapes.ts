import { balance, civil, line, note, rate, signed, unit, z } from "@/worker/core/contract/fields";
import { comparisons } from "./status";

export const measureUnits = ["money", "quantity", "count", "rate", "days", "minutes", "price"] as const;
export const directions = ["asc", "desc"] as const;

/** A figure, under the name of what it is told in; null where it is unknown, which nought is not. */
export const value = z.object({
  money: balance.nullable().optional(),
  count: z.number().nullable().optional(),
  rate: rate.nullable().optional(),
  days: z.number().nullable().optional(),
  minutes: z.int().nullable().optional(),
  /** Euros for one `per`. */
  price: balance.nullable().optional(),
  per: unit.optional(),
  /** Weights, volumes and pieces apart. */
  quantities: z.array(signed).optional(),
  /** How many rows could not be counted, for want of what they lack. */
  lacking: z.int().optional(),
});

export const period = z.object({ from: civil, to: civil });

const cells = { figures: z.array(value), before: z.array(value).nullable(), changes: z.array(rate.nullable()).nullable() };

/** One group: what it is, what it comes to, and what it came to in the other period. */
export const group = z.object({
  keys: z.array(z.object({ key: z.string().nullable(), label: z.string(), path: z.string().nullable() })),
  ...cells,
});
export const totals = z.object(cells);

/** Which groups of a dimension count: by identifier, reference, name or choice. An empty text is what has none. */
const filter = z.strictObject({ dimension: line(60), is: z.array(note(200)).min(1).max(100) });

export const question = {
  measures: z.array(line(60)).min(1).max(8),
  /** By dimensions, or by day, week, month, quarter or year. */
  by: z.array(line(60)).max(2).default([]),
  filters: z.array(filter).max(10).default([]),
  /** In words: "cette année", "mars 2026", "last 30 days". Days said beside it count more. */
  period: line(100).optional(),
  from: civil.optional(),
  to: civil.optional(),
  compare: z.enum(comparisons).optional(),
  /** A measure, "change", or a dimension that it is by. */
  order: line(60).optional(),
  direction: z.enum(directions).optional(),
};
export const shownGroups = { limit: z.int().min(1).max(1_000).default(50), cursor: z.string().max(20).optional() };

const header = z.object({ name: z.string(), label: z.string() });
export const answer = z.object({
  /** How the question was understood. */
  understood: z.string(),
  measures: z.array(header.extend({ unit: z.enum(measureUnits) })),
  by: z.array(header),
  filters: z.array(z.object({ dimension: z.string(), keys: z.array(z.string()), label: z.string() })),
  period: period.nullable(),
  other: period.nullable(),
  items: z.array(group),
  /** What is not shown, together. */
  others: totals.nullable(),
  total: z.int(),
  totals,
  nextCursor: z.string().nullable(),
});
export type Answer = z.output<typeof answer>;
export type Cells = z.output<typeof totals>;
