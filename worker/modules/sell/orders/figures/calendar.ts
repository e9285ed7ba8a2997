import { and, count, gte, lte, ne, sql, sum } from "drizzle-orm";
import { orders as table } from "@/db/business";
import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { isOverdue } from "../list";

/** What is wanted on each day of a month; what is cancelled no longer is. */
export const calendar = handle(orders.calendar, async ({ db, now }, { day }) => {
  const today = civilDate(now);
  const first = firstOfMonth(day ?? today);
  const rows = await db
    .select({
      day: sql<string>`${table.dueOn}`,
      count: count(),
      late: sql<number>`total(${isOverdue(today)})`.mapWith(Number),
      subtotal: sum(table.subtotal).mapWith(Number),
    })
    .from(table)
    .where(and(gte(table.dueOn, first), lte(table.dueOn, lastOfMonth(first)), ne(table.status, "cancelled")))
    .groupBy(table.dueOn)
    .orderBy(table.dueOn);
  return { month: first.slice(0, 7), items: rows, nextCursor: null, total: rows.reduce((all, { count }) => all + count, 0) };
});
