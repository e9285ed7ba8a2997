import { and, eq, inArray, ne } from "drizzle-orm";
import { deliveries, type DeductedDeposit, type InvoiceDelivery, invoiceLines, invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isDeposit } from "./paper/on-paper";
import { inOrderOfDays } from "./rules";

/** What an invoice of orders states besides their lines. */
interface OrderFacts {
  /** What left and no other invoice states. */
  deliveries: InvoiceDelivery[];
  /** The deposits that were sent. */
  deposits: DeductedDeposit[];
}

/** What left of orders, when and where, and the deposits that were asked for them, the oldest first; one batch. */
export async function readOrderFacts(db: BusinessDatabase, orderIds: string[]): Promise<OrderFacts> {
  const ofOrders = db.select({ id: invoiceLines.invoiceId }).from(invoiceLines).where(inArray(invoiceLines.orderId, orderIds));
  const [delivered, papers] = await db.batch([
    db
      .select()
      .from(deliveries)
      .where(and(inArray(deliveries.orderId, orderIds), ne(deliveries.status, "cancelled"))),
    db
      .select()
      .from(invoices)
      .where(and(inArray(invoices.id, ofOrders), eq(invoices.type, "client"), ne(invoices.status, "cancelled"))),
  ]);
  const stated = new Set(papers.flatMap((paper) => paper.deliveries.map(({ reference }) => reference)));
  const open = delivered.filter(({ reference }) => !stated.has(reference));
  const deposits = papers.filter((paper) => paper.number !== null && isDeposit(paper));
  return {
    deliveries: inOrderOfDays(
      open.map(({ reference, deliveredOn, shippedOn, address }) => ({ reference, day: deliveredOn ?? shippedOn, address })),
    ),
    deposits: deposits.map(({ number, issuedOn }) => ({ number: number ?? "", issuedOn })),
  };
}
