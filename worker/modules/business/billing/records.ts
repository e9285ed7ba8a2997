import { and, eq, inArray } from "drizzle-orm";
import { businesses, payments, refunds, users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { QueryContext } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { Subscription } from "./contract";
import type { Payment } from "./shapes";
import { daysLeft, isBillable, netPrice, type Subscribed } from "./rules";
import { isPayable, payableStates } from "./status";

export type BusinessRow = typeof businesses.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** The caller's business. @throws Refusal `forbidden`, `not_found` */
export async function fetchOwn(platform: PlatformDatabase, caller: Caller): Promise<BusinessRow> {
  const [row] = await platform
    .select()
    .from(businesses)
    .where(eq(businesses.id, requireBusiness(caller).id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A payment of the caller's own business. @throws Refusal `not_found` */
export async function fetchPayment(platform: PlatformDatabase, caller: Caller, id: string): Promise<PaymentRow> {
  const own = and(eq(payments.id, id), eq(payments.businessId, requireBusiness(caller).id));
  const [row] = await platform.select().from(payments).where(own);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A refund, whoever's: its payment says whose. @throws Refusal `not_found` */
export async function fetchRefund(platform: PlatformDatabase, id: string): Promise<RefundRow> {
  const [row] = await platform.select().from(refunds).where(eq(refunds.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The period that a business was asked to pay and has not paid. */
export async function fetchDue(platform: PlatformDatabase, businessId: string): Promise<PaymentRow | undefined> {
  const due = and(eq(payments.businessId, businessId), eq(payments.kind, "renewal"), inArray(payments.state, [...payableStates]));
  const [row] = await platform.select().from(payments).where(due);
  return row;
}

/** Where a person is written to, and in which language. @throws Refusal `not_found` */
export async function fetchReader(platform: PlatformDatabase, userId: string) {
  const [row] = await platform
    .select({ email: users.email, language: users.language, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A business as the rules of subscriptions look at it. */
export const subscribedOf = ({ plan, period, planStatus: status, trialEndsAt, paidFrom, renewsOn }: BusinessRow): Subscribed => ({
  plan,
  period,
  status,
  trialEndsAt,
  paidFrom,
  renewsOn,
});

/** A subscription as the doors show it. */
export function toSubscription({ now, till }: Pick<QueryContext, "now" | "till">, row: BusinessRow): Subscription {
  const { plan, period, planStatus: status, trialEndsAt, renewsOn, nextPlan, nextPeriod, isEnding, dueSince, customer } = row;
  return {
    plan,
    period,
    status,
    trialEndsAt,
    renewsOn,
    nextPlan,
    nextPeriod,
    isEnding,
    dueSince,
    price: netPrice(plan, period),
    daysLeft: status === "trialing" ? daysLeft(trialEndsAt, now) : 0,
    hasCard: customer !== null,
    isSimulated: till.isSimulated,
  };
}

/** A payment as the doors show it. */
export function toPayment(row: PaymentRow): Payment {
  const { businessId, userId, pages, session, intent, tries, buyer, vatRate, vatReason, version, updatedAt, ...shown } = row;
  return { ...shown, isBillable: isBillable(buyer), url: isPayable(row.state) ? row.url : null };
}

/** A refund as the doors show it. */
export function toCreditNote({ id, number, issuedOn, net, vat, total, credits, reason }: RefundRow) {
  return { id, number, issuedOn, net, vat, total, credits, reason };
}
