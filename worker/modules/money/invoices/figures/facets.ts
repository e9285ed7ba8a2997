import { count, inArray, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { ours } from "../list";
import { invoiceStatuses } from "../status";

/** How many invoices, credit notes and proformas there are in each status, what they come to, and what clients owe. */
export const facets = handle(invoices.facets, async ({ db, now }) => {
  const today = civilDate(now);
  const status = sql<
    (typeof invoiceStatuses)[number]
  >`case when ${table.status} = 'sent' and ${table.type} = 'client' and ${table.dueOn} < ${today} then 'overdue' else ${table.status} end`;
  const rows = await db
    .select({
      type: sql<(typeof ours)[number]>`${table.type}`,
      status,
      count: count(),
      total: sql<number>`total(${table.total})`,
      due: sql<number>`total(${table.due})`,
    })
    .from(table)
    .where(inArray(table.type, [...ours]))
    .groupBy(table.type, status);
  const due = rows.reduce((sum, row) => sum + row.due, 0);
  return {
    statuses: ours.flatMap((type) => invoiceStatuses.flatMap((name) => rows.find((row) => row.type === type && row.status === name) ?? [])),
    due,
    overdue: rows.find((row) => row.status === "overdue")?.due ?? 0,
  };
});
