import { statusTable } from "@/worker/core/contract/status";
import type { SubscriptionStatus } from "@/worker/core/contract/plans";

/** What a payment is for: a plan at first, a larger one at once, the next period, credits, a service of the experts. */
export const paymentKinds = ["subscribe", "upgrade", "renewal", "credits", "service"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Is a payment for a plan? Credits and services are bought once, without a card that is kept. */
export const isForPlan = (kind: PaymentKind) => kind === "subscribe" || kind === "upgrade" || kind === "renewal";

/** A page was opened; the bank still decides; it is paid; it was refused; it was left for another. */
export const paymentStates = ["open", "pending", "paid", "failed", "left"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Those that can be paid now: where the bank still decides, nobody pays twice. */
export const payableStates: readonly PaymentState[] = ["open", "failed"];
export const isPayable = (state: PaymentState) => payableStates.includes(state);

/** What becomes of a payment. Money that arrives always counts: nothing that was heard before stands against it. */
export const paymentStatus = statusTable<PaymentState, "pay" | "wait" | "fail" | "leave">({
  open: { pay: "paid", wait: "pending", fail: "failed", leave: "left" },
  pending: { pay: "paid", fail: "failed" },
  paid: {},
  failed: { pay: "paid", wait: "pending", leave: "left" },
  left: { pay: "paid" },
});

/** A subscription (domain: status machines). A trial that is over and a subscription that ended come back by paying. */
export const subscriptionStatus = statusTable<SubscriptionStatus, "pay" | "expire" | "miss" | "end">({
  trialing: { pay: "active", expire: "expired" },
  active: { pay: "active", miss: "past_due", end: "cancelled" },
  past_due: { pay: "active", end: "cancelled" },
  cancelled: { pay: "active" },
  expired: { pay: "active" },
});

/** What a subscription is once it has ended on a day; it comes back by paying. */
export function endedOn(status: SubscriptionStatus, day: string) {
  const planStatus = subscriptionStatus.after(status, "end") ?? status;
  return { planStatus, isEnding: false, nextPlan: null, nextPeriod: null, dueSince: null, endedOn: day };
}
