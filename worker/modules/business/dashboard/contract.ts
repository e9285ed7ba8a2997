import { civil, pageOf, paging, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { activityEntry, briefLine, finance, kpis, trend } from "./shapes";

export type { ActivityEntry, Brief, Finance, Kpis, Trend } from "./shapes";

const { limit, cursor } = paging;

/** What the first screen of the day says. */
export const dashboard = defineModule("dashboard", customers, {
  kpis: query({
    input: z.strictObject({}),
    output: kpis,
    columns: kpis.keyof().options,
  }),

  /** The figures that have a past, month by month over a year: batches planned, clients who ordered, what was invoiced. */
  trends: query({
    input: z.strictObject({}),
    output: z.object({ items: z.array(trend), nextCursor: z.null() }),
    columns: ["month", "productionToday", "activeClients", "revenue"],
  }),

  /** What the day asks for, the most urgent first; in the words of who asks. */
  brief: query({
    isDerived: true,
    input: z.strictObject({}),
    output: z.object({ day: civil, items: z.array(briefLine) }),
    columns: ["text", "names", "action"],
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
