import { businesses, payments } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import type { TillNews } from "@/worker/engine/ports";
import { addBoughtCredits, grantCredits } from "@/worker/modules/business/credit-ledger";
import { eq } from "drizzle-orm";
import type { BusinessRow, PaymentRow } from "./records";
import { leaveDue } from "./open-payment";
import { afterPaying, CREDIT_MONTHS } from "./rules";
import { isForPlan, paymentStatus, subscriptionStatus } from "./status";

/** What invoices of the provider begin with; the year follows. */
const SERIES = "CEL";
const moves = { paid: "pay", pending: "wait", failed: "fail" } as const;

/** A page that ran out of time: a plan and credits are chosen anew; a period and a service are asked for anew by the same payment. */
const moveOf = ({ kind }: PaymentRow, outcome: TillNews["outcome"]) =>
  outcome !== "over" ? moves[outcome] : kind === "renewal" || kind === "service" ? "fail" : "leave";

/**
 * Books what the service says of a payment: at first hearing it opens the plan, adds the credits or pays for the service, and gives the invoice its
 * number; told again, or late, it changes nothing. Money that arrives counts whatever was said before.
 * @throws Refusal `forbidden` when another sum was paid than was asked for
 */
export async function settle(context: CommandContext, row: PaymentRow, news: TillNews): Promise<PaymentRow> {
  const state = paymentStatus.after(row.state, moveOf(row, news.outcome));
  if (!state || state === row.state) return row;
  // A debit that the bank holds has a name by which one may ask after it.
  if (state === "pending") return context.update(payments, row, { state, session: row.session ?? news.intent });
  if (state !== "paid") return context.update(payments, row, { state });
  // Another sum than was asked for opens nothing: whoever watches is told.
  if (news.amount !== row.total) {
    context.log.security("payment_refused");
    throw new Refusal("forbidden");
  }
  const [business] = await context.platform.select().from(businesses).where(eq(businesses.id, row.businessId));
  if (!business) throw new Refusal("not_found");
  // A service reads of its payment that it is paid for.
  if (row.kind === "credits")
    addBoughtCredits(context, { userId: row.userId, credits: row.credits, cause: { kind: "payment", id: row.id } });
  const days = isForPlan(row.kind) ? await beginPaid(context, business, row, news.customer) : {};
  const today = civilDate(context.now);
  const number = context.numbered(`${SERIES}-${today.slice(0, 4)}`);
  return context.update(payments, row, { state, number, paidOn: today, intent: news.intent ?? row.intent, ...days });
}

/** The plan that was paid begins, or goes on. @returns the days that are paid */
async function beginPaid(context: CommandContext, before: BusinessRow, row: PaymentRow, customer: string | null) {
  const today = civilDate(context.now);
  const arrived = { ...row, isLeft: row.state === "left" };
  const { plan, period, paidFrom, renewsOn, days } = afterPaying({ ...before, status: before.planStatus }, arrived, today);
  const planStatus = subscriptionStatus.after(before.planStatus, "pay") ?? before.planStatus;
  context.update(businesses, before, {
    plan,
    period,
    planStatus,
    paidFrom,
    renewsOn,
    dueSince: null,
    endedOn: null,
    customer: customer ?? before.customer,
    ...(row.kind !== "renewal" && { isEnding: false }),
    nextPlan: null,
    nextPeriod: null,
    paidSince: before.paidSince ?? today,
  });
  if (plan === "expert_plus") grantMonth(context, before.id, row.userId);
  // Of a period that was due and a plan that was chosen in its place, one is paid.
  if (row.kind !== "renewal") await leaveDue(context, before.id);
  return days;
}

/** The consultancy credit that a plan gives each month: for one month once, whoever comes by, and for a year. */
export function grantMonth(context: CommandContext, businessId: string, userId: string): void {
  const today = civilDate(context.now);
  const cause = { kind: "plan_month" as const, id: `${businessId}.${today.slice(0, 7)}` };
  grantCredits(context, { userId, credits: 1, cause, expiresAt: Date.parse(addMonths(today, CREDIT_MONTHS)) });
}
