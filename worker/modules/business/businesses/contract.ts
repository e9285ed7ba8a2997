import { instant, pageOf, paging, plan, z } from "@/worker/core/contract/fields";
import { query } from "@/worker/core/contract/operation";
import { subscriptionStatuses } from "@/worker/core/contract/plans";

const { limit, cursor } = paging;
const admin = { role: "admin" } as const;
const planStatus = z.enum(subscriptionStatuses);

/** What the provider's staff sees of its customers; never their data. */
export const businesses = {
  list: query({
    id: "businesses.list",
    scope: "platform",
    access: admin,
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
  }),

  summary: query({
    id: "businesses.summary",
    scope: "platform",
    access: admin,
    input: z.strictObject({}),
    output: z.object({
      people: z.int(),
      groups: z.array(z.object({ plan, planStatus, count: z.int() })),
    }),
  }),
};
