import { businesses } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { leaveDue, leaveOthers } from "./open-payment";
import { fetchOwn, toSubscription } from "./records";
import { endedOn } from "./status";

/**
 * Ends the subscription when what is paid is used up; until then nothing changes. Where a period is due, nothing is paid any more:
 * it ends at once, and no card is debited. Asked again, it stays so. @throws Refusal `not_allowed_now`
 */
export const cancel = handle(billing.cancel, async (context) => {
  const before = await fetchOwn(context.platform, context.caller);
  const { planStatus, plan } = before;
  if (plan === "freemium" || !(planStatus === "active" || planStatus === "past_due")) refuseState("status", "nothing_to_cancel");
  if (planStatus === "past_due") {
    await leaveDue(context, before.id);
    await leaveOthers(context, before.id);
    return toSubscription(context, context.update(businesses, before, endedOn(planStatus, civilDate(context.now))));
  }
  return toSubscription(context, context.update(businesses, before, { isEnding: true, nextPlan: null, nextPeriod: null }));
});
