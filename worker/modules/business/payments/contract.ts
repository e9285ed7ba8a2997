import { cents, identifier, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { billTo, creditNote, payment } from "@/worker/modules/business/billing/shapes";
import { paymentKinds, paymentStates } from "@/worker/modules/business/billing/status";

/** A payment as the provider's staff sees it. */
const received = payment.omit({ url: true }).extend({ businessId: z.string(), business: z.string(), version: z.int() });
export type Received = z.output<typeof received>;

const whole = received.extend({ refunds: z.array(creditNote), buyer: billTo.nullable() });
const ofPayment = z.strictObject({ id: identifier });

/** What businesses pay to the provider, for its staff: every payment, and what is given back. */
export const payments = defineModule("payments", staff, {
  list: query({
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      state: z.enum(paymentStates).optional(),
      kind: z.enum(paymentKinds).optional(),
    }),
    output: pageOf(received),
    columns: ["number", "business", "kind", "state", "total", "refunded", "paidOn"],
    telling: ["business", "total", "state"],
  }),

  show: query({ input: ofPayment, output: whole, isDerived: true }),

  refund: command({
    risk: "irreversible",
    refusesIfChanged: true,
    input: z.strictObject({
      id: identifier,
      /** Tax included; what is left of the payment when it is not said. */
      amount: cents.optional(),
      /** Why, as the business reads it on its credit note. */
      reason: line(300),
      /** Does the plan that was paid end at once? */
      endsPlan: z.boolean().default(false),
      version,
    }),
    output: whole,
  }),

  invoice: paperOf(ofPayment),

  /** @param id of the refund */
  creditNote: paperOf(ofPayment),
});
