import type { InvoiceLine } from "@/db/business";

/**
 * A line that asks for a part of an order before its goods leave, or that takes such a part back: it is of an order, and of none of
 * its lines. Of a supplier's invoice, one that says so.
 */
export function isDepositLine({ orderId, orderLineId, deposit }: Pick<InvoiceLine, "orderId" | "orderLineId" | "deposit">): boolean {
  return deposit !== undefined || (Boolean(orderId) && !orderLineId);
}
