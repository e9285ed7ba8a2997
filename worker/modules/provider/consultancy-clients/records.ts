import { type SQL, sql } from "drizzle-orm";
import { appointments, businesses, serviceRequests, userCredits, users } from "@/db/platform";
import type { PlatformDatabase } from "@/worker/engine/ports";

/** What a business is found by: its own name, and the names and addresses of its people. */
export const knownAs = sql`${businesses.name} || ' ' || coalesce((select group_concat(first_name || ' ' || last_name || ' ' || email, ' ') from ${users} where business_id = "businesses"."id"), '')`;

/** Businesses with what the provider knows of them: each figure is counted by an index. */
export function clients(platform: PlatformDatabase) {
  // Within a figure's own query, columns of the business need its name before them.
  const own = sql.raw('"businesses"."id"');
  const sumOf = (column: SQL) =>
    sql<number>`(select coalesce(sum(${column}), 0) from ${userCredits} join ${users} on ${users.id} = ${userCredits.userId} where ${users.businessId} = ${own})`;
  return platform
    .select({
      id: businesses.id,
      name: businesses.name,
      plan: businesses.plan,
      planStatus: businesses.planStatus,
      credits: sumOf(sql.raw('"user_credits"."credits"')).mapWith(Number),
      held: sumOf(sql.raw('"user_credits"."held"')).mapWith(Number),
      appointments: sql<number>`(select count(*) from ${appointments} where business_id = ${own})`.mapWith(Number),
      requests: sql<number>`(select count(*) from ${serviceRequests} where business_id = ${own} and is_submitted = 1)`.mapWith(Number),
      createdAt: businesses.createdAt,
    })
    .from(businesses);
}
