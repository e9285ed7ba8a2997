import { and, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { businesses, payments } from "@/db/platform";
import { scans } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { identifier, z } from "@/worker/core/contract/fields";
import { defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { EXTRA_PAGE } from "@/worker/core/contract/plans";
import { civilDate, DAY } from "@/worker/core/figures/dates";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { TillDebit } from "@/worker/engine/ports";
import type { DailyWork, Runtime } from "@/worker/engine/runtime";
import { expireCredits } from "@/worker/modules/business/credit-ledger";
import { ownerOf } from "@/worker/modules/business/credit-ledger";
import { billing } from "./contract";
import { letter } from "./letters";
import { leaveOthers, newPayment } from "./open-payment";
import { confirm } from "./confirm";
import { type BusinessRow, fetchDue, fetchOwn, fetchPayment, fetchReader, type PaymentRow } from "./records";
import { afterMissing, daysLeft, endOf, planLine, REMINDED_BEFORE } from "./rules";
import { grantMonth, settle } from "./settle";
import { subscriptionStatus } from "./status";
import { titleOf } from "./title";

/** A debit that a card is to be asked for. */
const debit = z.object({ payment: z.string(), customer: z.string(), amount: z.int(), title: z.string(), once: z.string() });
const outcome = z.enum(["paid", "pending", "failed"]);

/** The clock's own, and the service's: no door knows them. */
const own = defineModule("billing", billing.choose, {
  advance: command({ risk: "writes", input: z.strictObject({}), output: z.object({ debit: debit.nullable() }) }),
  hear: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, outcome, amount: z.int(), customer: z.string().nullable(), intent: z.string().nullable() }),
    output: z.object({ kind: z.string() }),
  }),
});

/** Books what the service says of a payment, as its message or the answer to a debit. @throws Refusal `not_found`, `forbidden` */
export const hear = handle(own.hear, async (context, { id, ...news }) => {
  const before = await fetchPayment(context.platform, context.caller, id);
  const after = await settle(context, before, { payment: id, ...news });
  if (after.kind === "renewal" && news.outcome === "failed") await miss(context, after);
  return { kind: after.kind };
});

/** What a day brings to a subscription: a word before a trial ends, the plan's credit, the next period to pay, the end. */
export const advance = handle(own.advance, async (context) => {
  const business = await fetchOwn(context.platform, context.caller);
  const userId = await ownerOf(context.platform, business.id);
  await expireCredits(context, userId);
  if (business.plan === "expert_plus" && business.planStatus === "active") grantMonth(context, business.id, userId);
  return { debit: await dueDebit(context, business, userId) };
});

async function dueDebit(context: CommandContext, business: BusinessRow, userId: string): Promise<TillDebit | null> {
  const { plan, planStatus, renewsOn, isEnding, nextPlan, dueSince } = business;
  const today = civilDate(context.now);
  if (planStatus === "trialing") await remind(context, business, userId);
  if (planStatus === "past_due" && dueSince) return goOnMissing(context, business, userId, dueSince);
  if (planStatus !== "active" || plan === "freemium" || (renewsOn ?? today) > today) return null;
  if (isEnding) return end(context, business, userId);
  if (!renewsOn) return null;
  if (nextPlan === "freemium") {
    context.update(businesses, business, { plan: "freemium", nextPlan: null, nextPeriod: null, renewsOn: null, endedOn: today });
    return null;
  }
  const row = await renewal(context, business, renewsOn);
  if (row.state !== "open") return null;
  if (business.customer) return debitOf(context, business, row);
  await miss(context, row);
  return null;
}

/** The next period as a payment, asked for once however often the clock comes by; pages beyond the plan are billed with it. */
async function renewal(context: CommandContext, business: BusinessRow, startsOn: string): Promise<PaymentRow> {
  const { platform } = context;
  const ofPeriod = and(eq(payments.businessId, business.id), eq(payments.kind, "renewal"), eq(payments.startsOn, startsOn));
  const [before] = await platform.select().from(payments).where(ofPeriod);
  if (before) return before;
  const plan = business.nextPlan ?? business.plan;
  const period = business.nextPeriod ?? business.period;
  const pages = await unbilledPages(context, business);
  const extra = { what: "pages" as const, plan: null, period: null, quantity: pages, total: pages * EXTRA_PAGE };
  const lines = [planLine(plan, period), ...(pages ? [extra] : [])];
  const row = await newPayment(context, business, {
    kind: "renewal",
    plan,
    period,
    lines,
    pages,
    startsOn,
    endsOn: endOf(startsOn, period),
  });
  context.insert(payments, row);
  // What a larger plan would have cost was counted for the period that is over.
  await leaveOthers(context, row);
  return row;
}

/** Pages that were read beyond the plan, to whose price people agreed, and that no payment has billed yet. */
async function unbilledPages(context: CommandContext, business: BusinessRow): Promise<number> {
  const db = await context.open({ ...business, status: business.planStatus });
  const ofBusiness = and(eq(payments.businessId, business.id), ne(payments.state, "left"), gt(payments.pages, 0));
  const [[read], [billed]] = await Promise.all([
    db.select({ pages: sql<number>`coalesce(sum(${scans.extraPages}), 0)` }).from(scans),
    context.platform
      .select({ pages: sql<number>`coalesce(sum(${payments.pages}), 0)` })
      .from(payments)
      .where(ofBusiness),
  ]);
  return Math.max(0, (read?.pages ?? 0) - (billed?.pages ?? 0));
}

async function debitOf({ platform }: CommandContext, { customer }: BusinessRow, row: PaymentRow): Promise<TillDebit> {
  const { language } = await fetchReader(platform, row.userId);
  // Asked again after a fault, the service answers what it answered: the number of the try is in the name.
  const once = `${row.id}.debit.${row.tries}`;
  return { payment: row.id, customer: customer ?? "", amount: row.total, title: titleOf(row, language), once };
}

/** A period that the card refused: the subscription goes on for a while, and people are told. */
async function miss(context: CommandContext, row: PaymentRow): Promise<void> {
  const business = await fetchOwn(context.platform, context.caller);
  const { email, language, firstName } = await fetchReader(context.platform, row.userId);
  context.update(payments, row, { tries: row.tries + 1 });
  const planStatus = subscriptionStatus.after(business.planStatus, "miss") ?? business.planStatus;
  context.update(businesses, business, { planStatus, dueSince: business.dueSince ?? civilDate(context.now) });
  context.send(letter("refused", language, email, { origin: context.origin, name: firstName, total: row.total }));
}

async function goOnMissing(context: CommandContext, business: BusinessRow, userId: string, dueSince: string): Promise<TillDebit | null> {
  const row = await fetchDue(context.platform, business.id);
  const then = afterMissing(dueSince, civilDate(context.now), row?.tries ?? 0);
  if (then === "end") return end(context, business, userId, row);
  return then === "debit" && row && business.customer ? debitOf(context, business, row) : null;
}

async function end(context: CommandContext, business: BusinessRow, userId: string, row?: PaymentRow): Promise<null> {
  const { email, language, firstName } = await fetchReader(context.platform, userId);
  const planStatus = subscriptionStatus.after(business.planStatus, "end") ?? business.planStatus;
  const ended = { planStatus, isEnding: false, nextPlan: null, nextPeriod: null, dueSince: null, endedOn: civilDate(context.now) };
  context.update(businesses, business, ended);
  if (row) context.update(payments, row, { state: "left" });
  context.send(letter("ended", language, email, { origin: context.origin, name: firstName }));
  return null;
}

async function remind(context: CommandContext, business: BusinessRow, userId: string): Promise<void> {
  const days = daysLeft(business.trialEndsAt, context.now);
  if (business.remindedAt || business.plan === "freemium" || days === 0 || days > REMINDED_BEFORE) return;
  const { email, language, firstName } = await fetchReader(context.platform, userId);
  context.update(businesses, business, { remindedAt: context.now });
  context.send(letter("trial", language, email, { origin: context.origin, name: firstName, days }));
}

/** Days for which one asks after a payment of which nothing was heard. */
const ASKED_FOR = 3;

/** A business's day: hears what no message said, then goes on. Done twice, it changes nothing. */
export const dailyBilling: DailyWork = async (runtime, { id }) => {
  await askAfter(runtime, id);
  const { debit: due } = (await callAsSystem(runtime, id, advance, {}, { door: "cron" })) ?? {};
  if (!due) return;
  const news = await runtime.till.debit(due);
  await callAsSystem(runtime, id, hear, { id: due.payment, ...news, amount: due.amount, customer: null }, { door: "cron" });
};

async function askAfter(runtime: Runtime, businessId: string): Promise<void> {
  const { databases, now, log } = runtime;
  const unheard = and(
    eq(payments.businessId, businessId),
    inArray(payments.state, ["open", "pending"]),
    isNotNull(payments.session),
    gt(payments.createdAt, now - ASKED_FOR * DAY),
  );
  for (const { id } of await databases.platform.select({ id: payments.id }).from(payments).where(unheard)) {
    try {
      await callAsSystem(runtime, businessId, confirm, { id }, { door: "cron" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.error("payment", error, { id, code: error.code });
    }
  }
}
