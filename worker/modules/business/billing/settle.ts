import { businesses, payments } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { addressLines } from "@/worker/core/trade/address-lines";
import { queryContextFor } from "@/worker/engine/call-as-system";
import type { CommandContext } from "@/worker/engine/handler";
import type { TillNews } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { addBoughtCredits, grantCredits } from "@/worker/modules/business/credits";
import { eq } from "drizzle-orm";
import { type BusinessRow, fetchReader, type PaymentRow } from "./records";
import { CREDIT_MONTHS, endOf } from "./rules";
import type { Buyer } from "./shapes";
import { paymentStatus, subscriptionStatus } from "./status";

/** What invoices of the provider begin with; the year follows. */
const SERIES = "CEL";
const moves = { paid: "pay", pending: "wait", failed: "fail" } as const;

/**
 * Books what the service says of a payment: at first hearing it opens the plan or adds the credits, and gives the invoice its
 * number; told again, or late, it changes nothing. Money that arrives counts whatever was said before.
 * @throws Refusal `forbidden` when another sum was paid than was asked for
 */
export async function settle(context: CommandContext, row: PaymentRow, news: TillNews): Promise<PaymentRow> {
  const move = moves[news.outcome];
  const state = paymentStatus.after(row.state, move);
  if (!state || state === row.state) return row;
  if (state !== "paid") return context.update(payments, row, { state });
  if (news.amount !== row.total) throw new Refusal("forbidden");
  const [business] = await context.platform.select().from(businesses).where(eq(businesses.id, row.businessId));
  if (!business) throw new Refusal("not_found");
  if (row.kind === "credits")
    addBoughtCredits(context, { userId: row.userId, credits: row.credits, cause: { kind: "payment", id: row.id } });
  else beginPaid(context, business, row, news.customer);
  const today = civilDate(context.now);
  const number = context.numbered(`${SERIES}-${today.slice(0, 4)}`);
  return context.update(payments, row, { state, number, paidOn: today, buyer: await buyerOf(context, business, row) });
}

/** The plan that was paid begins, or goes on. */
function beginPaid(context: CommandContext, before: BusinessRow, row: PaymentRow, customer: string | null): void {
  const today = civilDate(context.now);
  const plan = row.plan ?? before.plan;
  const period = row.period ?? before.period;
  const planStatus = subscriptionStatus.after(before.planStatus, "pay") ?? before.planStatus;
  // Two pages that were both paid are two periods, one after the other.
  const isAgain = row.kind === "subscribe" && before.planStatus === "active" && before.renewsOn !== null && before.renewsOn > today;
  const renewsOn = isAgain && before.renewsOn ? endOf(before.renewsOn, period) : row.endsOn;
  context.update(businesses, before, {
    plan,
    period,
    planStatus,
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
}

/** The consultancy credit that a plan gives each month: for one month once, whoever comes by, and for a year. */
export function grantMonth(context: CommandContext, businessId: string, userId: string): void {
  const today = civilDate(context.now);
  const cause = { kind: "plan_month" as const, id: `${businessId}.${today.slice(0, 7)}` };
  grantCredits(context, { userId, credits: 1, cause, expiresAt: Date.parse(addMonths(today, CREDIT_MONTHS)) });
}

/** The business as its invoice names it. */
async function buyerOf(context: CommandContext, business: BusinessRow, row: PaymentRow): Promise<Buyer> {
  const [own, { email, language }] = await Promise.all([queryContextFor(context, business.id), fetchReader(context.platform, row.userId)]);
  const company = own && (await fetchCompany(own));
  const { address, siret, vatNumber } = company ?? {};
  const identity = [siret && `${siret.length === 14 ? "SIRET" : "SIREN"} ${siret}`, vatNumber && `TVA ${vatNumber}`];
  const lines = [...(address ? addressLines(address, language) : []), ...identity].filter((line): line is string => !!line);
  return { name: company?.name || business.name, lines, email };
}
