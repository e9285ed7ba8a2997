import { balance, rate, signed, unit, z } from "@/worker/core/contract/fields";

/** How many whole months are looked at, the last of them the one before this one. */
export const wholeMonths = { months: z.int().min(2).max(24).default(12) };

/** How many are named, those that weigh most. */
export const best = { limit: z.int().min(1).max(100).default(20) };

/** The clients whose first order fell in a month. */
export const cohort = z.object({
  month: z.string(),
  clients: z.int(),
  /** Those of them who ordered again in a later month of the period, and their share. */
  returned: z.int(),
  rate,
  /** What all of them ordered in the period, excluding tax, in ten-thousandths of a euro. */
  money: balance,
  /** What they spent most on, three at most. */
  products: z.array(z.object({ id: z.string(), name: z.string(), money: balance })),
  /** Each month from the first one on: how many of them ordered, their share, and for how much. */
  months: z.array(z.object({ month: z.string(), clients: z.int(), rate, money: balance })),
});
export type Cohort = z.output<typeof cohort>;

const product = z.object({ id: z.string(), name: z.string() });

/** Two products that stand in the same orders. */
export const pair = z.object({
  first: product,
  second: product,
  /** Orders with both of them. */
  both: z.int(),
  /** Orders with the first, and with the second, whatever else stands in them. */
  firstOrders: z.int(),
  secondOrders: z.int(),
  /** How often against by chance, in hundredths of a percent: 10 000 is as often, 24 000 is 2.4 times. */
  lift: rate,
});

const priced = z.object({
  /** Excluding tax, for one of the unit, after discount, in ten-thousandths of a euro; null where none was sold. */
  price: balance.nullable(),
  quantity: signed,
  money: balance,
});

/** A product whose price and volume are held against those of earlier months. */
export const pricing = z.object({
  id: z.string(),
  name: z.string(),
  per: unit,
  now: priced,
  before: priced,
  /** From then to now; null where there was nothing to change from. */
  priceChange: rate.nullable(),
  quantityChange: rate.nullable(),
  moneyChange: rate.nullable(),
  /** Each month of both stretches in which it was sold. */
  months: z.array(priced.extend({ month: z.string() })),
});
export type Pricing = z.output<typeof pricing>;
