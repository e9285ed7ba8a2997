import { handle } from "@/worker/engine/handler";
import { printPayment } from "@/worker/modules/business/billing";
import { payments } from "./contract";
import { fetchWhole } from "./records";

/** The invoice of a payment, as the business has it. @throws Refusal `not_found` while nothing was paid */
export const invoice = handle(payments.invoice, async (context, { id }) => {
  const { payment } = await fetchWhole(context.platform, id);
  return printPayment(context, payment, context.caller.language);
});
