import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { isMissed, miss } from "./miss";
import { fetchPayment, toPayment } from "./records";
import { settle } from "./settle";

/** Asks the service how a payment stands, for whoever is back before its message, or whose message never came. @throws Refusal `unavailable` */
export const confirm = handle(billing.confirm, async (context, { id }) => {
  const row = await fetchPayment(context.platform, context.caller, id);
  const news = row.state === "paid" || !row.session ? null : await context.till.ask(row.session, row, context.now);
  if (!news) return toPayment(row);
  const after = await settle(context, row, news);
  if (row.state === "pending" && isMissed(row, after)) await miss(context, after);
  return toPayment(after);
});
