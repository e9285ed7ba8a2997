import { businesses } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn, toSubscription } from "./records";

/** Ends the subscription when what is paid is used up; until then nothing changes. Asked again, it stays so. @throws Refusal `not_allowed_now` */
export const cancel = handle(billing.cancel, async (context) => {
  const before = await fetchOwn(context.platform, context.caller);
  const { planStatus, plan } = before;
  if (plan === "freemium" || !(planStatus === "active" || planStatus === "past_due")) refuseState("status", "nothing_to_cancel");
  return toSubscription(context, context.update(businesses, before, { isEnding: true, nextPlan: null, nextPeriod: null }));
});
