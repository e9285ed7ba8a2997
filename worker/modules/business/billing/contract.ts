import { balance, civil, identifier, instant, pageOf, paging, plan, share, sum, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { features, subscriptionStatuses } from "@/worker/core/contract/plans";
import { billedLine, billTo, creditNote, payment, period, sums } from "./shapes";

/** A subscription as every door shows it. */
const subscription = z.object({
  plan,
  period,
  status: z.enum(subscriptionStatuses),
  /** Excl. tax, for the period. */
  price: sum,
  trialEndsAt: instant,
  /** Days of the trial that are left; 0 for whoever has none. */
  daysLeft: z.int(),
  /** The day from which the next period is to be paid. */
  renewsOn: civil.nullable(),
  nextPlan: plan.nullable(),
  nextPeriod: period.nullable(),
  isEnding: z.boolean(),
  /** Since when a period is unpaid. */
  dueSince: civil.nullable(),
  /** May the service debit a card? */
  hasCard: z.boolean(),
  /** No service that takes cards is configured: payments are played. */
  isSimulated: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

const choice = { plan, period: period.default("monthly") };
const ofPayment = z.strictObject({ id: identifier });
const none = z.strictObject({});

/** What is paid to the provider, in its database. */
const platform = { ...customers, scope: "platform" } as const;

export const billing = defineModule("billing", platform, {
  show: query({
    input: none,
    output: subscription,
    columns: ["plan", "period", "status", "price", "daysLeft", "renewsOn", "nextPlan", "isEnding", "dueSince"],
  }),

  usage: query({
    input: none,
    output: z.object({
      items: z.array(
        z.object({
          meter: z.enum(["products", "ingredients", "clients", "suppliers", "ordersPerMonth", "documents", "storage"]),
          used: z.int(),
          /** Null where the plan does not count. */
          most: z.int().nullable(),
          /** Pages beyond, and what they will cost excl. tax. */
          extraPages: z.int(),
          extraCost: sum,
        }),
      ),
    }),
    columns: ["meter", "used", "most", "extraPages", "extraCost"],
  }),

  plans: query({
    /** Those that open something; every plan otherwise. */
    input: z.strictObject({ feature: z.enum(features).optional() }),
    output: z.object({
      items: z.array(
        z.object({
          plan,
          monthly: sum,
          yearly: sum,
          features: z.array(z.string()),
          documents: z.int(),
          credits: z.int(),
          /** Bytes of files. */
          storage: z.int(),
        }),
      ),
    }),
    columns: ["plan", "monthly", "yearly", "features", "documents", "credits"],
  }),

  quote: query({
    input: z.strictObject(choice),
    output: z.object({
      kind: z.enum(["same", "free", "subscribe", "upgrade", "later"]),
      lines: z.array(billedLine),
      ...sums,
      startsOn: civil.nullable(),
      endsOn: civil.nullable(),
    }),
  }),

  choose: command({
    risk: "writes",
    input: z.strictObject(choice),
    output: z.object({
      subscription,
      /** Where one pays, if there is something to pay before it begins. */
      payment: payment.nullable(),
    }),
  }),

  cancel: command({ risk: "writes", input: none, output: subscription }),

  resume: command({ risk: "writes", input: none, output: subscription }),

  payDue: command({ risk: "writes", input: none, output: payment }),

  invoices: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor }),
    output: pageOf(payment.extend({ refunds: z.array(creditNote) })),
    columns: ["number", "paidOn", "kind", "plan", "credits", "total"],
  }),

  payment: query({ input: ofPayment, output: payment, isDerived: true }),

  confirm: command({ risk: "writes", input: ofPayment, output: payment }),

  simulate: command({
    risk: "writes",
    input: z.strictObject({
      id: identifier,
      outcome: z.enum(["pay", "fail", "wait"]).default("pay"),
      /** Is the card to be refused when it is debited later? */
      isRefusedLater: z.boolean().default(false),
    }),
    output: payment,
  }),

  portal: query({ input: none, output: z.object({ url: z.string().nullable() }) }),

  /** Who is billed: what the business said of that, or else what it says of itself. */
  buyer: query({ input: none, output: billTo, columns: ["name", "siret", "vatNumber"] }),

  billTo: command({ risk: "writes", input: billTo, output: billTo }),

  invoice: paperOf(ofPayment),

  /** @param id of the refund */
  creditNote: paperOf(ofPayment),

  figures: query({
    access: staff.access,
    input: none,
    output: z.object({
      /** What subscriptions bring in a month excl. tax. */
      monthly: balance,
      paying: z.int(),
      /** Of those who paid a month ago, how many have ended since. */
      churn: share,
      ended: z.int(),
      /** Of the trials of 90 days that are over, how many were paid. */
      conversion: share,
      trials: z.int(),
      /** Of the month that runs: all that was paid less what was given back, excl. tax. */
      revenue: balance,
    }),
  }),
});
