import { businesses } from "@/db/platform";
import { Refusal, refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { type BusinessRow, leaveDue, leaveOthers } from "@/worker/modules/business/billing";
import { endedOn, subscriptionStatus } from "@/worker/modules/business/billing/status";
import { payments } from "./contract";
import { giveBack } from "./give-back";
import { fetchWhole, toWhole } from "./records";

/**
 * Gives back a payment or a part of it, and ends the plan that was paid where that is asked for.
 * @throws Refusal `not_allowed_now` where nothing was paid or nothing is left, `invalid_input` naming `amount`, and as `giveBack`
 */
export const refund = handle(payments.refund, async (context, { id, amount, reason, endsPlan, version }) => {
  const whole = await fetchWhole(context.platform, id);
  const { payment, business, returned } = whole;
  if (version !== undefined && version !== payment.version) throw new Refusal("stale", { params: { version: payment.version } });
  const rest = payment.total - payment.refunded;
  if (payment.state !== "paid" || rest <= 0) refuseState("state", "nothing_to_refund");
  if (amount !== undefined && (amount > rest || amount === 0)) refuseField("amount", "refund_too_much", { most: formatMoney(rest, 2) });
  const { after, row } = await giveBack(context, whole, { amount: amount ?? null, reason, version });
  if (endsPlan && payment.plan) await end(context, business, civilDate(context.now));
  return toWhole(after, business.name, [...returned, row]);
});

async function end(context: CommandContext, business: BusinessRow, today: string): Promise<void> {
  if (!subscriptionStatus.after(business.planStatus, "end")) return;
  context.update(businesses, business, { ...endedOn(business.planStatus, today), renewsOn: today });
  await leaveDue(context, business.id);
  await leaveOthers(context, business.id);
}
