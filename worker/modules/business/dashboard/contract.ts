import { pageOf, paging, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { activityEntry, finance, kpis } from "./shapes";

export type { ActivityEntry, Finance, Kpis } from "./shapes";

const { limit, cursor } = paging;

/** What the first screen of the day says. */
export const dashboard = defineModule("dashboard", customers, {
  kpis: query({
    input: z.strictObject({}),
    output: kpis,
    columns: kpis.keyof().options,
  }),

  /** Who did what, the latest first; what one command changed is told once. */
  activity: query({
    input: z.strictObject({ limit: limit.default(20), cursor }),
    output: pageOf(activityEntry),
    columns: ["at", "who", "what", "name"],
  }),

  /** What was invoiced month by month, and what is owed. */
  finance: query({
    access: { feature: "finance" },
    input: z.strictObject({}),
    output: finance,
    columns: ["due", "overdue", "toPay", "months"],
  }),
});
