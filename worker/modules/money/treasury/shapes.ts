import { balance, cents, civil, identifier, instant, line, rate, sum, vatRate, z } from "@/worker/core/contract/fields";
import { flowKinds } from "./rules";
import { entryCategories, entryTypes } from "./status";

export const one = { id: identifier };

/** What a person decides of an entry made by hand. */
export const details = {
  type: z.enum(entryTypes),
  category: z.enum(entryCategories),
  /** Incl. tax; the type says its sign. More than nothing. */
  amount: cents.refine((value) => value > 0, { params: { code: "more_than_nothing" } }),
  description: line(200),
  /** Of sales: the rate of VAT within; that of most products when left out. */
  vatRate: vatRate.optional(),
};

/** An entry as every door shows it. */
export const entry = z.object({
  id: z.string(),
  /** What the books call it (`PieceRef`); null where that is its invoice's number. */
  reference: z.string().nullable(),
  day: civil,
  type: z.enum(entryTypes),
  category: z.enum(entryCategories),
  description: z.string(),
  amount: sum,
  /** With its sign. */
  signed: balance,
  /** A payment made it: it is undone where it was paid, and not changed here. */
  ofPayment: z.boolean(),
  invoiceId: z.string().nullable(),
  /** Of sales without an invoice: the rate of VAT within. */
  vatRate: rate.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Entry = z.output<typeof entry>;

export const totals = { totalIncome: sum, totalExpense: sum, netBalance: balance };

/** What there is now, and how one knows. */
export const standing = {
  balance,
  /** What the bank said last; null while nobody has said. */
  bankBalance: balance.nullable(),
  bankOn: civil.nullable(),
};

export const flow = z.object({ kind: z.enum(flowKinds), income: sum, expense: sum });

/** A stretch of the forecast, with the edges of its band. */
export const point = z.object({
  from: civil,
  to: civil,
  income: sum,
  expense: sum,
  balance,
  /** Everybody on their day, at today's prices. */
  best: balance,
  /** Clients a fortnight later still, raw material a tenth dearer still. */
  worst: balance,
});
