import {
  balance,
  instant,
  line,
  measured,
  money,
  note,
  quantity,
  rate,
  recordOf,
  share,
  sum,
  thousandths,
  unit,
  z,
  partialShare,
} from "@/worker/core/contract/fields";
import { clientCategories } from "@/worker/core/trade/trade";
import { lineKinds } from "./status";

const markup = rate.refine((value) => value >= 0 && value <= 1_000_000, { params: { code: "ratio" } });

/** What goes in: an item of the catalogue at its cost, or anything at the price one says. */
const writtenLine = z.strictObject({
  item: recordOf("items").optional(),
  name: note(120).default(""),
  kind: z.enum(lineKinds).default("ingredient"),
  amount: quantity,
  /** For one `per`; the item's cost when left out. */
  unitPrice: money.optional(),
  /** What the price is for; the unit of the amount when left out. */
  per: unit.optional(),
  loss: partialShare.default(0),
});

/** One way to price a category of clients: exactly one of the three. */
const writtenChannel = z.strictObject({
  category: z.enum(clientCategories),
  margin: markup.optional(),
  salesMargin: partialShare.optional(),
  price: money.optional(),
});

/** A calculation as one writes it down. */
export const details = {
  name: line(120),
  output: quantity,
  lines: z.array(writtenLine).min(1).max(100),
  yield: rate.refine((value) => value >= 100 && value <= 10_000, { params: { code: "yield" } }),
  labourMinutes: z.int().min(0).max(100_000),
  hourlyRate: money,
  /** Kilowatt-hours. */
  energy: thousandths,
  energyPrice: money,
  overhead: money,
  fixedCosts: money,
  vatRate: share,
  channels: z.array(writtenChannel).max(clientCategories.length),
};

export const written = z.strictObject({
  name: details.name,
  output: details.output,
  lines: details.lines,
  yield: details.yield.default(10_000),
  labourMinutes: details.labourMinutes.default(0),
  hourlyRate: details.hourlyRate.default(0),
  energy: details.energy.default(0),
  energyPrice: details.energyPrice.default(0),
  overhead: details.overhead.default(0),
  fixedCosts: details.fixedCosts.default(0),
  vatRate: details.vatRate.default(550),
  channels: details.channels.default([]),
});

const figure = money.nullable();
const priced = z.object({
  category: z.enum(clientCategories),
  price: figure,
  vat: figure,
  priceWithVat: sum.nullable(),
  margin: rate.nullable(),
  salesMargin: rate.nullable(),
  contribution: balance.nullable(),
  /** Units to sell in a month. */
  breakEven: z.int().nullable(),
  breakEvenSales: sum.nullable(),
});

/** What it costs and sells for. */
export const calculated = z.object({
  unitCost: figure,
  unit,
  materials: sum,
  packaging: sum,
  labour: sum,
  energyCost: sum,
  overhead: sum,
  total: sum,
  channels: z.array(priced),
});

/** A calculation that is kept, with what follows from it. */
export const calculation = z.object({
  id: z.string(),
  name: z.string(),
  output: measured,
  ...calculated.shape,
  lines: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(lineKinds),
      amount: measured,
      unitPrice: money,
      per: unit,
      loss: share,
      cost: sum,
    }),
  ),
  yield: share,
  labourMinutes: z.int(),
  hourlyRate: money,
  energy: thousandths,
  energyPrice: money,
  fixedCosts: money,
  vatRate: share,
  /** How each category is priced, as it was said. */
  pricing: z.array(
    z.object({ category: z.enum(clientCategories), margin: rate.nullable(), salesMargin: rate.nullable(), price: money.nullable() }),
  ),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Calculation = z.output<typeof calculation>;
export type Outcome = z.output<typeof calculated>;
