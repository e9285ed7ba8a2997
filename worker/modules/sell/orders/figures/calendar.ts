import { and, count, gte, lte, ne, sql, sum } from "drizzle-orm";
import { orders as table } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { orders } from "../contract";
import { isOverdue } from "../list";

/** What is wanted on each day of a month; what is cancelled no longer is. */
export const calendar = handle(orders.calendar, async ({ db, now }, { day }) => {
  const today = civilDate(now);
  const month = (day ?? today).slice(0, 7);
  const last = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  const rows = await db
    .select({
      day: sql<string>`${table.dueOn}`,
      count: count(),
      late: sql<number>`total(${isOverdue(today)})`.mapWith(Number),
      subtotal: sum(table.subtotal).mapWith(Number),
    })
    .from(table)
    .where(and(gte(table.dueOn, `${month}-01`), lte(table.dueOn, last), ne(table.status, "cancelled")))
    .groupBy(table.dueOn)
    .orderBy(table.dueOn);
  return { month, items: rows, nextCursor: null, total: rows.reduce((all, { count }) => all + count, 0) };
});
