import { stated } from "@/worker/core/contract/meaning";
import { instant, money, note, quantity, rate, recordOf, sum, thousandths, unit, z } from "@/worker/core/contract/fields";
import { allergens, nutrients } from "@/worker/core/trade/food";
import { recipeStatuses, recipeMeanings } from "./status";

/** An item as a recipe names it: by its identifier or its SKU. */
export const itemName = recordOf("items");
/** A loss: all of it cannot be lost. */
export const share = rate.refine((value) => value >= 0 && value < 10_000, { params: { code: "share" } });

/** One line: what goes in, how much of it ends up in the output, what is lost of it. */
const line = z.strictObject({
  item: itemName,
  amount: quantity,
  /** Left out, what is usually lost of the item. */
  loss: share.optional(),
  /** Is its share stated on the label? */
  quid: z.boolean().default(false),
});

/** What a person decides of a version. */
export const details = {
  output: quantity,
  yield: rate.refine((value) => value >= 100 && value <= 10_000, { params: { code: "yield" } }),
  /** Water that leaves in cooking, of what is mixed: shares on the label are then of what is left. */
  waterLoss: share,
  labourMinutes: z.int().min(0).max(100_000),
  hourlyRate: money,
  overhead: money,
  method: note(10_000),
  lines: z.array(line).min(1).max(200),
};

/** A recipe as one writes it down. */
export const written = z.strictObject({
  item: itemName,
  output: details.output,
  yield: details.yield.default(10_000),
  waterLoss: details.waterLoss.default(0),
  labourMinutes: details.labourMinutes.default(0),
  hourlyRate: details.hourlyRate.default(0),
  overhead: details.overhead.default(0),
  method: details.method.default(""),
  lines: details.lines,
});

/** Per 100 g, grams; energy in kilojoules and kilocalories. */
export const nutrition = z.object(
  Object.fromEntries(nutrients.map((name) => [name, thousandths])) as Record<(typeof nutrients)[number], typeof thousandths>,
);

export const cost = z.object({
  materials: sum,
  packaging: sum,
  labour: sum,
  overhead: sum,
  total: sum,
  unitCost: money.nullable(),
});
export const missing = z.object({
  name: z.string(),
  sku: z.string(),
  /** What the item is counted in, and its cost is for. */
  unit,
  what: z.enum(["cost", "allergens", "nutrition", "weight", "conversion", "range"]),
});
const shownLine = z.object({
  itemId: z.string(),
  name: z.string(),
  sku: z.string(),
  amount: quantity,
  loss: share,
  quid: z.boolean(),
  cost: sum.nullable(),
});
/** What it sells for, and the two ways to say what is earned: on its cost (marge), on its price (marque). */
export const earnings = { price: money.nullable(), margin: rate.nullable(), salesMargin: rate.nullable() };

export const itemNames = { itemId: z.string(), sku: z.string(), name: z.string() };
const stamps = { version: z.int(), createdAt: instant, updatedAt: instant };
export const listed = z.object({
  id: z.string(),
  ...itemNames,
  number: z.int(),
  status: stated(recipeStatuses, recipeMeanings),
  output: quantity,
  unit,
  unitCost: money.nullable(),
  ...earnings,
  allergens: z.array(z.enum(allergens)).nullable(),
  ...stamps,
});

/** A version of a recipe as every door shows it, with what follows from it today. */
export const recipe = z.object({
  ...listed.shape,
  ...details,
  lines: z.array(shownLine),
  cost,
  traces: z.array(z.enum(allergens)),
  nutrition: nutrition.nullable(),
  missing: z.array(missing),
});
export type Recipe = z.output<typeof recipe>;

const effect = z.object({
  ...itemNames,
  costBefore: money.nullable(),
  costAfter: money.nullable(),
  price: money.nullable(),
  marginBefore: rate.nullable(),
  marginAfter: rate.nullable(),
  allergensAdded: z.array(z.enum(allergens)),
  allergensRemoved: z.array(z.enum(allergens)),
});
export const effects = z.object({ items: z.array(effect), nextCursor: z.null(), total: z.int() });
/** How much of the new one stands for 100 % of the old: more than nothing, at most a hundred times as much. */
const ratio = rate.refine((value) => value > 0 && value <= 1_000_000, { params: { code: "ratio" } });
export const replacement = { id: itemName, by: itemName, ratio: ratio.default(10_000) };
