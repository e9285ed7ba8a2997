import { businesses } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn, toSubscription } from "./records";

/** Takes back a cancellation or a smaller plan, as long as neither has begun. @throws Refusal `not_allowed_now` */
export const resume = handle(billing.resume, async (context) => {
  const before = await fetchOwn(context.platform, context.caller);
  const isOver = before.planStatus === "cancelled" || before.planStatus === "expired";
  if (isOver || !(before.isEnding || before.nextPlan)) refuseState("status", "nothing_to_resume");
  return toSubscription(context, context.update(businesses, before, { isEnding: false, nextPlan: null, nextPeriod: null }));
});
