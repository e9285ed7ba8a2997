import { payments } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newPayment, openPage } from "@/worker/modules/business/billing";
import { fetchOwn, toPayment } from "@/worker/modules/business/billing";
import { creditLines, packsOf } from "@/worker/modules/business/billing/rules";
import { credits } from "./contract";

/**
 * Opens a page to pay a cart of credits on, or so many credits; they are there once it is paid. Prices are the server's.
 * @throws Refusal `invalid_input` naming `items` where there is neither or both, `unavailable`
 */
export const buy = handle(credits.buy, async (context, { items, credits: number }) => {
  if (!items === !number) refuseField("items", "required");
  const business = await fetchOwn(context.platform, context.caller);
  const lines = creditLines(items ? items.map((item) => item.credits) : packsOf(number ?? 0));
  const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = await newPayment(context, business, { kind: "credits", lines, credits: bought });
  const opened = { ...row, ...(await openPage(context, business, row)) };
  context.insert(payments, opened);
  return toPayment(opened);
});
