import { balanceInCents, cents, civil, instant, line, plan, sum, z } from "@/worker/core/contract/fields";
import { address } from "@/worker/core/trade/parties";
import { siret, vatNumber } from "@/worker/core/trade/trade-numbers";
import { periods } from "@/worker/core/contract/plans";

import { paymentKinds, paymentStates } from "./status";

export const period = z.enum(periods);

/** A line of what is paid, excl. tax: the words name what it is. */
export const billedLine = z.object({
  what: z.enum(["plan", "unused", "credits", "pages", "service", "refund"]),
  /** What it says of a service. */
  text: z.string().optional(),
  plan: plan.nullable(),
  period: period.nullable(),
  quantity: z.int(),
  /** Negative where what was paid before is taken off. */
  total: balanceInCents,
});
export type BilledLine = z.output<typeof billedLine>;

/** What lines come to. */
export const sums = { net: cents, vat: cents, total: cents };

/** Who is billed: what the law wants of a buyer on an invoice (Code général des impôts, annexe II, art. 242 nonies A). */
export const billTo = z.strictObject({
  name: line(120),
  address: address.nullable(),
  siret: siret.nullable(),
  vatNumber: vatNumber.nullable(),
});
export type BillTo = z.output<typeof billTo>;

/** The same as they were when they were asked to pay, and where they are written to. */
export interface Buyer extends BillTo {
  email: string;
}

/** A payment as every door shows it. */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  state: z.enum(paymentStates),
  plan: plan.nullable(),
  period: period.nullable(),
  credits: z.int(),
  lines: z.array(billedLine),
  ...sums,
  /** What was given back of it, tax included. */
  refunded: sum,
  startsOn: civil.nullable(),
  endsOn: civil.nullable(),
  paidOn: civil.nullable(),
  /** The service request that it pays for. */
  requestId: z.string().nullable(),
  /** Of its invoice. */
  number: z.string().nullable(),
  /** Does its invoice know whom it is for? One pays only then: the page asks for it first. */
  isBillable: z.boolean(),
  /** Where one pays, while it is open. */
  url: z.string().nullable(),
  createdAt: instant,
});
export type Payment = z.output<typeof payment>;

/** What was given back of a payment, as its credit note says it. */
export const creditNote = z.object({
  id: z.string(),
  number: z.string(),
  issuedOn: civil,
  ...sums,
  credits: z.int(),
  reason: z.string(),
});
