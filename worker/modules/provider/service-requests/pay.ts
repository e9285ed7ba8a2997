import { eq } from "drizzle-orm";
import { payments } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchOwn, newPayment, openPage, toPayment } from "@/worker/modules/business/billing";
import { isPayable } from "@/worker/modules/business/billing/status";
import { serviceRequests } from "./contract";
import { fetchRequest } from "./records";
import { billedLines, isToPay } from "./rules";

/** Asks for the euros of a quote that was accepted; asked again, the same payment opens. @throws Refusal `not_allowed_now`, `unavailable` */
export const pay = handle(serviceRequests.pay, async (context, { id }) => {
  const { platform, caller } = context;
  const { row, paidOn } = await fetchRequest(platform, caller, id);
  if (!row.quote || !isToPay({ ...row, paidOn })) refuseState("status", "service_not_to_pay");
  const business = await fetchOwn(platform, caller);
  const [before] = await platform.select().from(payments).where(eq(payments.requestId, id));
  if (before)
    return toPayment(isPayable(before.state) ? context.update(payments, before, await openPage(context, business, before)) : before);
  const payment = await newPayment(context, business, { kind: "service", lines: billedLines(row.quote.lines), requestId: id });
  const opened = { ...payment, ...(await openPage(context, business, payment)) };
  context.insert(payments, opened);
  return toPayment(opened);
});
