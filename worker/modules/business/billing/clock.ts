import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { businesses, payments } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { identifier, z } from "@/worker/core/contract/fields";
import { defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { civilDate, DAY } from "@/worker/core/figures/dates";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { DailyWork, Runtime } from "@/worker/engine/runtime";
import { expireCredits } from "@/worker/modules/business/credit-ledger";
import { ownerOf } from "@/worker/modules/business/credit-ledger";
import { billing } from "./contract";
import { letter } from "./letters";
import { confirm } from "./confirm";
import { withPages } from "./extra-pages";
import { isMissed, miss } from "./miss";
import { leaveOthers, leavePage, newPayment } from "./open-payment";
import { type BusinessRow, fetchDue, fetchOwn, fetchPayment, fetchReader, type PaymentRow } from "./records";
import { afterMissing, daysLeft, endOf, planLine, REMINDED_BEFORE } from "./rules";
import { grantMonth, settle } from "./settle";
import { endedOn } from "./status";
import { titleOf } from "./title";

/** A debit that a card is to be asked for. */
const debit = z.object({
  payment: z.string(),
  customer: z.string(),
  amount: z.int(),
  title: z.string(),
  once: z.string(),
  /** Those before it that were in vain. */
  tries: z.int(),
});
type Debit = z.output<typeof debit>;
/** What the service says; `tries` where it answers a debit, and tells so which one. */
const newsFields = {
  outcome: z.enum(["paid", "pending", "failed", "over"]),
  amount: z.int(),
  customer: z.string().nullable(),
  intent: z.string().nullable(),
  tries: z.int().optional(),
};

/** The clock's own, and the service's: no door knows them. */
const own = defineModule("billing", billing.choose, {
  advance: command({ risk: "writes", input: z.strictObject({}), output: z.object({ debit: debit.nullable() }) }),
  hear: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, ...newsFields }),
    output: z.object({ kind: z.string() }),
  }),
});

/** Books what the service says of a payment, as its message or the answer to a debit. @throws Refusal `not_found`, `forbidden` */
export const hear = handle(own.hear, async (context, { id, tries, ...news }) => {
  const before = await fetchPayment(context.platform, context.caller, id);
  const after = await settle(context, before, { payment: id, ...news });
  if (isMissed(before, after, tries)) await miss(context, after);
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

async function dueDebit(context: CommandContext, business: BusinessRow, userId: string): Promise<Debit | null> {
  const { plan, planStatus, renewsOn, isEnding, nextPlan, dueSince } = business;
  const today = civilDate(context.now);
  if (planStatus === "trialing") await remind(context, business, userId);
  if (planStatus === "past_due" && dueSince) return goOnMissing(context, business, userId, dueSince);
  if (planStatus !== "active" || plan === "freemium" || (renewsOn ?? today) > today) return null;
  if (isEnding) return end(context, business, userId);
  if (!renewsOn) return null;
  if (nextPlan === "freemium") {
    await leaveOthers(context, business.id);
    const nothing = { nextPlan: null, nextPeriod: null, paidFrom: null, renewsOn: null };
    context.update(businesses, business, { plan: "freemium", ...nothing, endedOn: today });
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
  const billed = await withPages(context, business, [planLine(plan, period)]);
  const days = { startsOn, endsOn: endOf(startsOn, period) };
  const row = await newPayment(context, business, { kind: "renewal", plan, period, ...billed, ...days });
  context.insert(payments, row);
  // What a larger plan would have cost was counted for the period that is over.
  await leaveOthers(context, business.id, row.id);
  return row;
}

async function debitOf({ platform }: CommandContext, { customer }: BusinessRow, row: PaymentRow): Promise<Debit> {
  const { language } = await fetchReader(platform, row.userId);
  // Asked again after a fault, the service answers what it answered: the number of the try is in the name.
  const once = `${row.id}.debit.${row.tries}`;
  return { payment: row.id, customer: customer ?? "", amount: row.total, title: titleOf(row, language), once, tries: row.tries };
}

async function goOnMissing(context: CommandContext, business: BusinessRow, userId: string, dueSince: string): Promise<Debit | null> {
  const row = await fetchDue(context.platform, business.id);
  const then = afterMissing(dueSince, civilDate(context.now), row?.tries ?? 0);
  if (then === "end") return end(context, business, userId, row);
  return then === "debit" && row && business.customer ? debitOf(context, business, row) : null;
}

async function end(context: CommandContext, business: BusinessRow, userId: string, row?: PaymentRow): Promise<null> {
  const { email, language, firstName } = await fetchReader(context.platform, userId);
  context.update(businesses, business, endedOn(business.planStatus, civilDate(context.now)));
  if (row) leavePage(context, row);
  await leaveOthers(context, business.id);
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

/** Days for which one asks after a page of which nothing was heard, and after money that a bank holds. */
const ASKED_FOR = 3;
const HELD_FOR = 30;

/** A business's day: hears what no message said, then goes on. Done twice, it changes nothing. */
export const dailyBilling: DailyWork = async (runtime, { id }) => {
  await askAfter(runtime, id);
  const { debit: due } = (await callAsSystem(runtime, id, advance, {}, { door: "cron" })) ?? {};
  if (!due) return;
  const news = await runtime.till.debit(due);
  const { payment, amount, tries } = due;
  await callAsSystem(runtime, id, hear, { id: payment, ...news, amount, customer: null, tries }, { door: "cron" });
};

async function askAfter(runtime: Runtime, businessId: string): Promise<void> {
  const { databases, now, log } = runtime;
  const unheard = and(
    eq(payments.businessId, businessId),
    or(
      and(eq(payments.state, "open"), gt(payments.createdAt, now - ASKED_FOR * DAY)),
      and(eq(payments.state, "pending"), gt(payments.createdAt, now - HELD_FOR * DAY)),
    ),
    isNotNull(payments.session),
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
