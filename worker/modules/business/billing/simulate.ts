import { payments } from "@/db/platform";
import { Refusal, refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchPayment, toPayment } from "./records";
import { isBillable } from "./rules";
import { settle } from "./settle";
import { isForPlan, isPayable } from "./status";

/** Where no service takes cards: plays what one does on a page to pay on. @throws Refusal `not_found` where payments are real, `not_allowed_now`, `incomplete_party` */
export const simulate = handle(billing.simulate, async (context, { id, outcome, isRefusedLater }) => {
  const { till, now } = context;
  const row = await fetchPayment(context.platform, context.caller, id);
  if (!till.isSimulated) throw new Refusal("not_found");
  if (!isPayable(row.state)) refuseState("status", "payment_over");
  if (!isBillable(row.buyer)) throw new Refusal("incomplete_party", { fields: [{ field: "address", code: "required" }] });
  if (outcome === "wait") {
    const waiting = { state: "pending" as const, session: till.later(now) };
    return toPayment(context.update(payments, row, waiting));
  }
  const customer = !isForPlan(row.kind) ? null : isRefusedLater ? "sim_refused" : "sim_card";
  return toPayment(
    await settle(context, row, {
      payment: id,
      outcome: outcome === "pay" ? "paid" : "failed",
      amount: row.total,
      customer,
      intent: `sim_${id}`,
    }),
  );
});
