import { payments } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { newPayment, openPage } from "./open-payment";
import { fetchOwn, toPayment } from "./records";
import { creditLines } from "./rules";

/** Opens a page to pay a cart of credits on; they are there once it is paid. Prices are the server's. @throws Refusal `unavailable` */
export const buyCredits = handle(billing.buyCredits, async (context, { items }) => {
  const business = await fetchOwn(context.platform, context.caller);
  const lines = creditLines(items.map(({ credits }) => credits));
  const credits = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = await newPayment(context, business, { kind: "credits", lines, credits });
  const opened = { ...row, ...(await openPage(context, business, row)) };
  context.insert(payments, opened);
  return toPayment(opened);
});
