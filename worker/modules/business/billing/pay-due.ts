import { payments } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { openPage } from "./open-payment";
import { fetchDue, fetchOwn, toPayment } from "./records";

/** Opens a page to pay the period that a card refused. @throws Refusal `not_allowed_now`, `unavailable` */
export const payDue = handle(billing.payDue, async (context) => {
  const business = await fetchOwn(context.platform, context.caller);
  const row = await fetchDue(context.platform, business.id);
  if (!row || business.planStatus !== "past_due") refuseState("status", "no_period_due");
  return toPayment(context.update(payments, row, await openPage(context, business, row)));
});
