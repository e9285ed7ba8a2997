import { count, eq } from "drizzle-orm";
import { clients as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";

/** How many clients there are, of each category and in each status; those archived are not counted. */
export const facets = handle(clients.facets, async ({ db }) => {
  const present = eq(table.archived, false);
  const [categories, statuses] = await db.batch([
    db.select({ category: table.category, count: count() }).from(table).where(present).groupBy(table.category),
    db.select({ status: table.status, count: count() }).from(table).where(present).groupBy(table.status),
  ]);
  return { total: categories.reduce((sum, entry) => sum + entry.count, 0), categories, statuses };
});
