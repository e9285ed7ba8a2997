import { civil, instant, pageOf, paging, plan, sum, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { periods, subscriptionStatuses } from "@/worker/core/contract/plans";

const { limit, cursor } = paging;
const planStatus = z.enum(subscriptionStatuses);

/** What the provider's staff sees of its customers; never their data. */
export const businesses = defineModule("businesses", staff, {
  list: query({
    input: z.strictObject({ limit, cursor, plan: plan.optional(), planStatus: planStatus.optional() }),
    output: pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        plan,
        planStatus,
        period: z.enum(periods),
        /** What it brings in a month excl. tax. */
        monthly: sum,
        trialEndsAt: instant,
        /** The day from which the next period is to be paid, and the one since which one is unpaid. */
        renewsOn: civil.nullable(),
        dueSince: civil.nullable(),
        isEnding: z.boolean(),
        people: z.int(),
        createdAt: instant,
      }),
    ),
    columns: ["name", "plan", "planStatus", "period", "monthly", "renewsOn", "dueSince", "people", "createdAt"],
    telling: ["name", "plan", "planStatus"],
  }),

  summary: query({
    input: z.strictObject({}),
    output: z.object({
      people: z.int(),
      groups: z.array(z.object({ plan, planStatus, count: z.int() })),
    }),
  }),
});
