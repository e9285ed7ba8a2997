import { count, inArray, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { type InvoiceStatus, invoiceStatuses } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { theirs } from "./records";

/** How many invoices and credit notes of suppliers there are in each status, and what is to pay. */
export const facets = handle(supplierInvoices.facets, async ({ db, now }) => {
  const today = civilDate(now);
  const status = sql<InvoiceStatus>`case when ${table.status} = 'to_pay' and ${table.dueOn} < ${today} then 'overdue' else ${table.status} end`;
  const rows = await db
    .select({
      status,
      count: count(),
      total: sql<number>`total(case when ${table.type} = 'supplier' then ${table.total} else -${table.total} end)`,
      due: sql<number>`total(${table.due})`,
    })
    .from(table)
    .where(inArray(table.type, [...theirs]))
    .groupBy(status);
  return {
    statuses: invoiceStatuses.flatMap((name) => rows.find((row) => row.status === name) ?? []),
    due: rows.reduce((sum, row) => sum + row.due, 0),
    overdue: rows.find((row) => row.status === "overdue")?.due ?? 0,
  };
});
