import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { invoices } from "@/db/business";

/** Was it sent to a client: an invoice, even one that a credit note cancelled since, or a credit note? */
export const wasInvoiced = and(
  inArray(invoices.type, ["client", "credit"]),
  inArray(invoices.status, ["sent", "paid", "cancelled"]),
  isNotNull(invoices.number),
);

/** Invoiced excl. tax, credit notes taken off, in ten-thousandths of a euro. */
export function revenueOf(condition: SQL): SQL<number> {
  const signed = sql`case when ${invoices.type} = 'credit' then -${invoices.subtotal} else ${invoices.subtotal} end`;
  return sql<number>`coalesce(sum(case when ${condition} then ${signed} else 0 end), 0)`;
}
