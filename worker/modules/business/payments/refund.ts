import { businesses, payments as table, refunds } from "@/db/platform";
import { Refusal, refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { letter } from "@/worker/modules/business/billing";
import { type BusinessRow, fetchReader, type PaymentRow } from "@/worker/modules/business/billing";
import { refundOf } from "@/worker/modules/business/billing/rules";
import { subscriptionStatus } from "@/worker/modules/business/billing/status";
import { creditsOf, takeBackCredits } from "@/worker/modules/business/credit-ledger";
import { payments } from "./contract";
import { fetchWhole, toWhole } from "./records";

/** What credit notes of the provider begin with; the year follows. Their series is their own, without a gap. */
const SERIES = "CEL-AV";

/**
 * Gives money back to a business: at the service that took it, with a credit note, a letter, and the credits that were bought with it
 * taken back. The service is asked under a name that holds what was given back before: asked again after a fault, it gives back once.
 * @throws Refusal `not_allowed_now` where nothing was paid or nothing is left, `invalid_input` naming `amount`, `not_enough_credits`
 * where the credits were spent, `stale`, `unavailable`
 */
export const refund = handle(payments.refund, async (context, { id, amount, reason, endsPlan, version }) => {
  const { platform, now, till } = context;
  const { payment, business, returned } = await fetchWhole(platform, id);
  if (version !== undefined && version !== payment.version) throw new Refusal("stale", { params: { version: payment.version } });
  const rest = payment.total - payment.refunded;
  if (payment.state !== "paid" || rest <= 0) refuseState("state", "nothing_to_refund");
  if (amount !== undefined && (amount > rest || amount === 0)) refuseField("amount", "refund_too_much", { most: formatMoney(rest, 2) });
  const sums = refundOf(payment, amount ?? null, sumsBefore(returned));
  await requireCredits(context, payment, sums.credits);

  const once = `${payment.id}.refund.${payment.refunded}`;
  const service = payment.intent ? await till.refund({ intent: payment.intent, amount: sums.total, once }) : null;
  const today = civilDate(now);
  const number = context.numbered(`${SERIES}-${today.slice(0, 4)}`);
  const facts = { paymentId: payment.id, businessId: business.id, number, reason, issuedOn: today, service };
  const row = { id: newId(), ...facts, ...sums, version: 1, createdAt: now, updatedAt: now };
  const after = context.update(table, payment, { refunded: payment.refunded + sums.total }, version);
  context.insert(refunds, row);
  takeBackCredits(context, { userId: payment.userId, credits: sums.credits, cause: { kind: "refund", id: row.id }, reason });
  if (endsPlan && payment.plan) end(context, business, today);
  const { email, language, firstName } = await fetchReader(platform, payment.userId);
  context.send(letter("refunded", language, email, { origin: context.origin, name: firstName, total: sums.total }));
  return toWhole(after, business.name, [...returned, row]);
});

function sumsBefore(returned: { net: number; credits: number }[]): { net: number; credits: number } {
  return returned.reduce((sums, { net, credits }) => ({ net: sums.net + net, credits: sums.credits + credits }), { net: 0, credits: 0 });
}

/** Credits that were spent have been paid for: looked at before the service is asked, and settled by the database. */
async function requireCredits({ platform }: CommandContext, { userId }: PaymentRow, needed: number): Promise<void> {
  const { credits } = await creditsOf(platform, userId);
  if (needed > credits) throw new Refusal("not_enough_credits", { params: { credits, needed } });
}

function end(context: CommandContext, business: BusinessRow, today: string): void {
  const planStatus = subscriptionStatus.after(business.planStatus, "end");
  if (!planStatus) return;
  const nothing = { isEnding: false, nextPlan: null, nextPeriod: null, dueSince: null };
  context.update(businesses, business, { ...nothing, planStatus, endedOn: today, renewsOn: today });
}
