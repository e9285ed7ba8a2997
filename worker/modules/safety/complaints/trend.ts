import { and, count, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { complaints as table, items } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { complaints } from "./contract";
import { monthsUntil } from "./rules";

/** Products that are named. */
const PRODUCTS = 5;

/** How many complaints came each month of a year, and what they were about: one batch over the index of days. */
export const trend = handle(complaints.trend, async ({ db, now }, { item }) => {
  const today = civilDate(now);
  const months = monthsUntil(today);
  const from = months[0] ?? today;
  const ofItem = item
    ? inArray(table.itemId, sql`(select ${items.id} from ${items} where ${or(eq(items.id, item), eq(items.sku, item))})`)
    : undefined;
  const inYear = and(gte(table.receivedOn, from), ofItem);
  const month = sql<string>`substr(${table.receivedOn}, 1, 7)`;
  const counted = count();
  const [byMonth, categories, products, [before]] = await db.batch([
    db
      .select({ month, count: counted, critical: sql<number>`sum(${table.severity} = 'critical')` })
      .from(table)
      .where(inYear)
      .groupBy(month),
    db.select({ category: table.category, count: counted }).from(table).where(inYear).groupBy(table.category).orderBy(desc(counted)),
    db
      .select({ itemId: items.id, itemName: items.name, count: counted })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .where(inYear)
      // Told not to group by the index of items, which holds the complaints of all years.
      .groupBy(sql`+${table.itemId}`)
      .orderBy(desc(counted), items.name)
      .limit(PRODUCTS),
    db
      .select({ count: counted })
      .from(table)
      .where(and(gte(table.receivedOn, firstOfMonth(from, -12)), lt(table.receivedOn, from), ofItem)),
  ]);
  const rows = months.map((day) => {
    const row = byMonth.find((one) => one.month === day.slice(0, 7));
    return { month: day, count: row?.count ?? 0, critical: row?.critical ?? 0 };
  });
  return { items: rows, total: rows.reduce((sum, row) => sum + row.count, 0), before: before?.count ?? 0, categories, products };
});
