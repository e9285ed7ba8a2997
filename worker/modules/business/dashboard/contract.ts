import { pageOf, paging, z } from "@/worker/core/contract/fields";
import { query } from "@/worker/core/contract/operation";
import { deed, finance, kpis } from "./shapes";

export type { Deed, Finance, Kpis } from "./shapes";

const { limit, cursor } = paging;
const customer = { role: "customer" } as const;

/** What the first screen of the day says. */
export const dashboard = {
  kpis: query({
    id: "dashboard.kpis",
    scope: "business",
    access: customer,
    input: z.strictObject({}),
    output: kpis,
    columns: Object.keys(kpis.shape),
  }),

  /** Who did what, the latest first; what one command changed is told once. */
  activity: query({
    id: "dashboard.activity",
    scope: "business",
    access: customer,
    input: z.strictObject({ limit: limit.default(20), cursor }),
    output: pageOf(deed),
    columns: ["at", "who", "what", "name"],
  }),

  /** What was invoiced month by month, and what is owed. */
  finance: query({
    id: "dashboard.finance",
    scope: "business",
    access: { role: "customer", feature: "finance" },
    input: z.strictObject({}),
    output: finance,
    columns: ["due", "overdue", "toPay", "months"],
  }),
};
