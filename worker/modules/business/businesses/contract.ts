import { instant, pageOf, paging, plan, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { subscriptionStatuses } from "@/worker/core/contract/plans";

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
        people: z.int(),
        createdAt: instant,
      }),
    ),
    columns: ["name", "plan", "planStatus", "people", "createdAt"],
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
