import { sql } from "drizzle-orm";

/** What a plan counts of the orders: those written down since the month began (UTC), quotes too. */
export const orderQuota = {
  ordersPerMonth: sql`select count(*) from orders where created_at >= unixepoch('now', 'start of month') * 1000`,
};
