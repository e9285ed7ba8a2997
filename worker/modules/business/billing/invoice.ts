import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { printPayment } from "./on-paper";
import { fetchPayment } from "./records";

/** The invoice of what was paid. @throws Refusal `not_found` while nothing was */
export const invoice = handle(billing.invoice, async (context, { id }) => {
  const { platform, caller } = context;
  return printPayment(context, await fetchPayment(platform, caller, id), caller.language);
});
