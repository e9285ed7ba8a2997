import { balance, rate, z } from "@/worker/core/contract/fields";

/** How many whole months are looked at, the last of them the one before this one. */
export const wholeMonths = { months: z.int().min(2).max(24).default(12) };

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
