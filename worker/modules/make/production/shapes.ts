import { stated } from "@/worker/core/contract/meaning";
import { civil, identifier, instant, measured, money, note, quantity, rate, recordOf, sum, z } from "@/worker/core/contract/fields";
import { lossReasons, priorities, priorityMeanings, productionStatuses, productionMeanings } from "./status";
import { expected } from "@/worker/modules/business/forecast/shapes";

/** What is made: an item, by its identifier or SKU, or one version of its recipe (`COU-TOM-250:2`). */
export const itemOrRecipe = recordOf("items", "recipes");
/** An item among others. */
export const itemName = recordOf("items");
/** Where something is made: a workshop, a co-packer. Nothing typed is nowhere in particular. */
export const facility = note(80).refine((text) => !/[\n\r\t]/.test(text), { params: { code: "control" } });
/** A lot's identifier, or the number written on it. */
export const lotName = identifier;

const item = { itemId: z.string(), sku: z.string(), name: z.string() };

/** What an order costs, in euros. */
export const cost = z.object({
  materials: sum,
  packaging: sum,
  labour: sum,
  overhead: sum,
  total: sum,
  /** For one unit of the item; null when nothing came out, or while something is unknown. */
  unitCost: money.nullable(),
});

/** An order as lists and the board show it. */
export const listed = z.object({
  id: z.string(),
  reference: z.string(),
  ...item,
  status: stated(productionStatuses, productionMeanings),
  priority: stated(priorities, priorityMeanings),
  amount: quantity,
  requestedOn: civil,
  facility: z.string(),
  /** Planned, until it is completed; then worked. */
  labourMinutes: z.int(),
  /** What really came out; null until completed. */
  output: measured.nullable(),
  unitCost: money.nullable(),
  completedOn: civil.nullable(),
  lotId: z.string().nullable(),
  lotNumber: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedProduction = z.output<typeof listed>;

/** One lot and what is promised, proposed or taken of it. */
const part = z.object({
  lineId: z.string(),
  ...item,
  lotId: z.string(),
  number: z.string(),
  locationId: z.string(),
  location: z.string(),
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  amount: measured,
  unitCost: money,
});
export type LotPart = z.output<typeof part>;

const line = z.object({
  lineId: z.string(),
  ...item,
  kind: z.string(),
  amount: measured,
  loss: rate,
  /** What is promised of it to this order. */
  promised: measured,
  /** What was really taken. */
  used: measured,
  /** What cannot be had today. */
  short: measured,
});

const loss = { reason: z.enum(lossReasons), note: note(200) };
/** Less than was planned came out: how much, why. */
export const lossInput = z.strictObject({ reason: loss.reason, amount: quantity, note: loss.note.default("") });

/** An order as its page shows it. */
export const production = z.object({
  ...listed.shape,
  unit: z.string(),
  recipeId: z.string(),
  /** Which version of the recipe, as it was when the order was made. */
  recipeNumber: z.int(),
  yield: rate,
  hourlyRate: money,
  method: z.string(),
  location: z.string(),
  locationName: z.string(),
  notes: z.string(),
  /** The clients' orders and the productions for which it was launched. */
  neededFor: z.array(z.object({ record: z.enum(["orders", "productions"]), id: z.string(), reference: z.string() })),
  lines: z.array(line),
  /** Lots promised, or proposed by the earliest date while nothing is; what was taken, once completed. */
  lots: z.array(part),
  losses: z.array(z.object({ ...loss, amount: quantity })),
  plannedMinutes: z.int(),
  /** At the costs of the day it was ordered; null while one is unknown. */
  planned: cost.nullable(),
  /** From the very lots and the time worked; null until completed. */
  cost: cost.nullable(),
  /** The date of the lot that came out. */
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  /** What the last lot of this item bore: which date, and how many days away. */
  shelfLife: z.object({ kind: z.enum(["dlc", "ddm"]), days: z.int() }).nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
});
export type Production = z.output<typeof production>;

/** What open orders, or expected sales, want and nobody makes yet. */
export const proposal = z.object({
  ...item,
  amount: measured,
  requestedOn: civil,
  /** 1 for what orders name, 2 for what goes into it, and so on. */
  level: z.int(),
  /** Orders, products and expected sales it is for. */
  reason: z.string(),
  /** What expected sales want of it until a day, in stock or not; nothing where it is not sold, or they are not counted. */
  expected: expected.nullable(),
});
