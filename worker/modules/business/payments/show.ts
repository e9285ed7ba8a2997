import { handle } from "@/worker/engine/handler";
import { printPayment, printRefund } from "@/worker/modules/business/billing/on-paper";
import { fetchRefund } from "@/worker/modules/business/billing/records";
import { payments } from "./contract";
import { fetchWhole, toWhole } from "./records";

/** A payment with what was given back of it. @throws Refusal `not_found` */
export const show = handle(payments.show, async ({ platform }, { id }) => {
  const { payment, business, returned } = await fetchWhole(platform, id);
  return toWhole(payment, business.name, returned);
});

/** The invoice of a payment, as the business has it. @throws Refusal `not_found` while nothing was paid */
export const invoice = handle(payments.invoice, async (context, { id }) => {
  const { payment } = await fetchWhole(context.platform, id);
  return printPayment(context, payment, context.caller.language);
});

/** The credit note of a refund, as the business has it. @throws Refusal `not_found` */
export const creditNote = handle(payments.creditNote, async (context, { id }) => {
  const refund = await fetchRefund(context.platform, id);
  const { payment } = await fetchWhole(context.platform, refund.paymentId);
  return printRefund(context, payment, refund, context.caller.language);
});
