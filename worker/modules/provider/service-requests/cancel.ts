import { eq } from "drizzle-orm";
import { payments } from "@/db/platform";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { leavePage } from "@/worker/modules/business/billing";
import { releaseCredits } from "@/worker/modules/business/credit-ledger";
import { fetchWhole, giveBack } from "@/worker/modules/business/payments";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";
import type { RequestRow } from "./records";

/**
 * Gives a request up before it is begun; the credits that were held and the euros that were paid are given back.
 * @throws Refusal `not_allowed_now`, `unavailable`
 */
export const cancel = handle(serviceRequests.cancel, (context, { id, version, reason }) =>
  moveRequest(context, "cancel", {
    id,
    version,
    changes: async (row) => {
      releaseCredits(context, { kind: "service_request", id: row.id });
      await returnEuros(context, row);
      return { reason };
    },
  }),
);

/** Gives back what was paid for a request, and closes the page of what was not. */
async function returnEuros(context: CommandContext, { id, reference }: RequestRow): Promise<void> {
  const [payment] = await context.platform.select().from(payments).where(eq(payments.requestId, id));
  if (!payment) return;
  if (payment.state !== "paid") return leavePage(context, payment);
  const whole = await fetchWhole(context.platform, payment.id);
  if (payment.refunded < payment.total) await giveBack(context, whole, { amount: null, reason: reference });
}
