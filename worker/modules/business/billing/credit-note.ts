import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { printRefund } from "./on-paper";
import { fetchPayment, fetchRefund } from "./records";

/** The credit note of what was given back of a payment. @throws Refusal `not_found` */
export const creditNote = handle(billing.creditNote, async (context, { id }) => {
  const { platform, caller } = context;
  const refund = await fetchRefund(platform, id);
  return printRefund(context, await fetchPayment(platform, caller, refund.paymentId), refund, caller.language);
});
