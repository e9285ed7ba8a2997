import { payments as table, refunds } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchReader, letter, type PaymentRow } from "@/worker/modules/business/billing";
import { refundOf } from "@/worker/modules/business/billing/rules";
import { creditsOf, takeBackCredits } from "@/worker/modules/business/credit-ledger";
import type { fetchWhole } from "./records";

/** What credit notes of the provider begin with; the year follows. Their series is their own, without a gap. */
const SERIES = "CEL-AV";

interface Refund {
  /** Tax included; what is left of the payment when null. */
  amount: number | null;
  /** Why, as the business reads it on its credit note. */
  reason: string;
  version?: number;
}

/**
 * Gives money back to a business: at the service that took it, with a credit note, a letter, and the credits that were bought with it
 * taken back. The service is asked under a name that holds what was given back before: asked again after a fault, it gives back once.
 * @throws Refusal `not_enough_credits` where the credits were spent, `stale`, `unavailable`
 */
export async function giveBack(
  context: CommandContext,
  { payment, business, returned }: Awaited<ReturnType<typeof fetchWhole>>,
  { amount, reason, version }: Refund,
) {
  const { platform, now, till } = context;
  const sums = refundOf(payment, amount, sumsBefore(returned));
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
  const { email, language, firstName } = await fetchReader(platform, payment.userId);
  context.send(letter("refunded", language, email, { origin: context.origin, name: firstName, total: sums.total }));
  return { after, row };
}

function sumsBefore(returned: { net: number; credits: number }[]): { net: number; credits: number } {
  return returned.reduce((sums, { net, credits }) => ({ net: sums.net + net, credits: sums.credits + credits }), { net: 0, credits: 0 });
}

/** Credits that were spent have been paid for: looked at before the service is asked, and settled by the database. */
async function requireCredits({ platform }: CommandContext, { userId }: PaymentRow, needed: number): Promise<void> {
  const { credits } = await creditsOf(platform, userId);
  if (needed > credits) throw new Refusal("not_enough_credits", { params: { credits, needed } });
}
