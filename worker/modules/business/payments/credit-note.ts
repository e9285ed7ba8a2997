import { handle } from "@/worker/engine/handler";
import { fetchRefund, printRefund } from "@/worker/modules/business/billing";
import { payments } from "./contract";
import { fetchWhole } from "./records";

/** The credit note of a refund, as the business has it. @throws Refusal `not_found` */
export const creditNote = handle(payments.creditNote, async (context, { id }) => {
  const refund = await fetchRefund(context.platform, id);
  const { payment } = await fetchWhole(context.platform, refund.paymentId);
  return printRefund(context, payment, refund, context.caller.language);
});
