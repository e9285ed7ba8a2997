import { balance, civil, measured, money, note, quantity, recordOf, z } from "@/worker/core/contract/fields";
import { scales } from "./status";

/** A recipe to try, and how much of it. */
const run = z.strictObject({
  item: recordOf("items"),
  by: z.enum(scales).default("output"),
  /** How much comes out, or how much the vessel holds; left out when the stock decides it. */
  amount: quantity.optional(),
});

/** Recipes in the order in which they help themselves from one stock. */
export const tried = {
  runs: z.array(run).min(1).max(12),
  /** The day it is made; today when left out. */
  day: civil.optional(),
};
export const facility = note(80).default("");

const lot = z.object({ lotId: z.string(), number: z.string(), dlc: civil.nullable(), ddm: civil.nullable(), amount: measured });

const line = z.object({
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  kind: z.string(),
  needed: measured,
  /** What nobody was promised, once the recipes before have taken theirs. */
  available: measured,
  short: measured,
  /** The earliest dates first. */
  lots: z.array(lot),
});

export const batch = z.object({
  /** Which of the runs, from 1. */
  place: z.int(),
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  recipeId: z.string(),
  by: z.enum(scales),
  amount: measured,
  /** What there is least of; empty when nothing bounds it. */
  limiting: z.string(),
  lines: z.array(line),
  labourMinutes: z.int(),
  /** At today's costs; null while one is unknown. */
  unitCost: money.nullable(),
  total: balance.nullable(),
  /** The earliest date among what it would take. */
  firstDate: civil.nullable(),
});
export type Batch = z.output<typeof batch>;

/** What all of them together lack, and who sells it. */
export const lack = z.object({
  itemId: z.string(),
  sku: z.string(),
  itemName: z.string(),
  lacking: measured,
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  tariffId: z.string().nullable(),
  packs: z.int().nullable(),
  /** Is it made by a recipe of one's own? */
  isMade: z.boolean(),
});
export type Lack = z.output<typeof lack>;

export const simulation = z.object({ day: civil, batches: z.array(batch), lacking: z.array(lack) });
export type Simulation = z.output<typeof simulation>;
