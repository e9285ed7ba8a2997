import type { Payment } from "@/worker/modules/business/billing/shapes";
import { isForPlan } from "@/worker/modules/business/billing/status";

/** The screen on which a payment was asked for. */
export function cameFrom({ kind, requestId }: Pick<Payment, "kind" | "requestId">): string {
  if (requestId) return `/customer/service-requests/${requestId}`;
  return isForPlan(kind) ? "/billing" : "/purchase-credits";
}
