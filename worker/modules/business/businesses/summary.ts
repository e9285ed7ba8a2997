import { count, isNotNull } from "drizzle-orm";
import { businesses as table, users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { businesses } from "./contract";

/** How many businesses each plan has in each state, and how many people there are, in one batch. */
export const summary = handle(businesses.summary, async ({ platform }) => {
  const [groups, [confirmed]] = await platform.batch([
    platform.select({ plan: table.plan, planStatus: table.planStatus, count: count() }).from(table).groupBy(table.plan, table.planStatus),
    platform.select({ people: count() }).from(users).where(isNotNull(users.confirmedAt)),
  ]);
  return { people: confirmed?.people ?? 0, groups };
});
