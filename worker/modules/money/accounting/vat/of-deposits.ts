import { and, inArray, isNotNull, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { invoiceLines, invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** What `takenOf` asks of a paper. */
export const depositFacts = {
  id: invoices.id,
  type: invoices.type,
  bookedOn: invoices.bookedOn,
  number: invoices.number,
  creditsId: invoices.creditsId,
  lines: invoices.lines,
};

/** The papers that ask for deposits of the same orders as some papers do, or take them back. @param papers a query of their identifiers */
export function idsOfDeposits(db: BusinessDatabase, papers: SQLWrapper) {
  const isOfDeposit = and(isNotNull(invoiceLines.orderId), isNull(invoiceLines.orderLineId));
  const orderIds = db
    .select({ id: sql<string>`${invoiceLines.orderId}` })
    .from(invoiceLines)
    .where(and(isOfDeposit, inArray(invoiceLines.invoiceId, papers)));
  return db
    .select({ id: invoiceLines.invoiceId })
    .from(invoiceLines)
    .where(and(isOfDeposit, inArray(invoiceLines.orderId, orderIds)));
}
