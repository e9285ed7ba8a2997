import { businesses, payments } from "@/db/platform";
import { refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { withPages } from "./extra-pages";
import { isWaiting, leaveDue, leaveOthers, newPayment, openPage } from "./open-payment";
import { fetchOwn, subscribedOf, toPayment, toSubscription } from "./records";
import { choiceOf } from "./rules";

/**
 * Chooses a plan. What is free begins at once, what is smaller when the paid period ends; for anything else a page opens to pay
 * on, and the plan begins once that is done. While a bank holds the money for a plan, none is chosen beside it: both would be paid.
 * @throws Refusal `invalid_input` naming `plan` when it is so already, `not_allowed_now` while another is being paid, `unavailable`
 */
export const choose = handle(billing.choose, async (context, { plan, period }) => {
  const before = await fetchOwn(context.platform, context.caller);
  if (await isWaiting(context.platform, before.id)) refuseState("plan", "payment_waiting");
  const choice = choiceOf(subscribedOf(before), plan, period, context.now);
  const unplanned = { nextPlan: null, nextPeriod: null, isEnding: false };
  const isPaying = before.planStatus === "active" || before.planStatus === "past_due";
  if (choice.kind === "same") {
    if (!before.nextPlan && !before.isEnding) refuseField("plan", "plan_already");
    return { subscription: toSubscription(context, context.update(businesses, before, unplanned)), payment: null };
  }
  if (choice.kind === "free") {
    await leaveOthers(context, before.id);
    await leaveDue(context, before.id);
    const nothing = { paidFrom: null, renewsOn: null, dueSince: null, ...unplanned };
    const ended = isPaying && before.plan !== "freemium" ? { endedOn: civilDate(context.now) } : {};
    const after = context.update(businesses, before, { plan, period, planStatus: "active", ...nothing, ...ended });
    return { subscription: toSubscription(context, after), payment: null };
  }
  if (choice.kind === "later") {
    const after = context.update(businesses, before, { nextPlan: plan, nextPeriod: period, isEnding: false });
    return { subscription: toSubscription(context, after), payment: null };
  }
  const row = await newPayment(context, before, { plan, period, ...choice, ...(await withPages(context, before, choice.lines)) });
  const opened = { ...row, ...(await openPage(context, before, row)) };
  await leaveOthers(context, before.id, row.id);
  context.insert(payments, opened);
  return { subscription: toSubscription(context, before), payment: toPayment(opened) };
});
