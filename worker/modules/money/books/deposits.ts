import type { InvoiceLine } from "@/db/business";

/** A line that asks for a part of an order before its goods leave, or that takes such a part back: it is of an order, and of none of its lines. */
export function isDepositLine({ orderId, orderLineId }: Pick<InvoiceLine, "orderId" | "orderLineId">): boolean {
  return Boolean(orderId) && !orderLineId;
}
