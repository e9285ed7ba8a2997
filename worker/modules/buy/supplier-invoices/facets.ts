import { count, inArray, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { carried } from "@/worker/modules/money/books";
import { type InvoiceStatus, invoiceStatuses } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { theirs } from "./shapes";

/** How many invoices and credit notes of suppliers there are in each status, what is to pay, and what suppliers owe. */
export const facets = handle(supplierInvoices.facets, async ({ db, now }) => {
  const today = civilDate(now);
  const status = sql<InvoiceStatus>`case when ${table.status} = 'to_pay' and ${table.dueOn} < ${today} then 'overdue' else ${table.status} end`;
  const [rows, [before]] = await db.batch([
    db
      .select({
        type: sql<(typeof theirs)[number]>`${table.type}`,
        status,
        count: count(),
        total: sql<number>`total(${table.total})`,
        due: sql<number>`total(${table.due})`,
        open: sql<number>`total(${table.total} - ${table.paid})`,
      })
      .from(table)
      .where(inArray(table.type, [...theirs]))
      .groupBy(table.type, status),
    db.select({ open: sql<number>`total(carried.open)` }).from(carried).where(sql`carried.side = 'supplier'`),
  ]);
  const rowOf = (type: string, name: string) => rows.find((row) => row.type === type && row.status === name);
  return {
    statuses: theirs.flatMap((type) => invoiceStatuses.flatMap((name) => rowOf(type, name) ?? [])),
    due: rows.reduce((sum, row) => sum + row.due, 0),
    overdue: rowOf("supplier", "overdue")?.due ?? 0,
    creditBalance: rowOf("supplier_credit", "sent")?.open ?? 0,
    carried: 0 - (before?.open ?? 0),
  };
});
