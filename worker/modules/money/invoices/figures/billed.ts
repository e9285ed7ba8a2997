import { and, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { invoiceLines, invoices } from "@/db/business";

/** Was it sent to a client: an invoice, even one that a credit note cancelled since, or a credit note? */
export const wasInvoiced = and(
  inArray(invoices.type, ["client", "credit"]),
  inArray(invoices.status, ["sent", "paid", "cancelled"]),
  isNotNull(invoices.number),
);

/**
 * Is a line no sale? Packaging that comes back (4196) and deposits (4191) are owed to the client until one comes back, and goods take
 * the other up: lines that take them back are no less of a sale either.
 */
export const isUnsold = (line: { container: SQLWrapper; orderId: SQLWrapper; orderLineId: SQLWrapper }): SQL =>
  sql`(${line.container} is not null or (${line.orderId} is not null and ${line.orderLineId} is null))`;

/** Does a paper sell anything? What is taken off one that does not is taken off a deposit. */
export const sellsSomething = sql`exists (select 1 from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id} and not ${isUnsold(invoiceLines)})`;

/** Turnover, as accounts 70 have it: what was invoiced and sold excl. tax, credit notes taken off, in ten-thousandths of a euro. */
export const turnover = sql`(case ${invoices.type} when 'credit' then -1 else 1 end * (${invoices.subtotal} - coalesce(${invoices.unsold}, 0)))`;
