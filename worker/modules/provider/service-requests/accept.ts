import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { holdCredits } from "@/worker/modules/business/credit-ledger";
import { requirePerson } from "@/worker/modules/provider/people";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";
import { requireValidQuote } from "./rules";

/** Buys what the quote offers; its credits are held of who accepts. @throws Refusal `not_allowed_now`, `not_enough_credits` */
export const accept = handle(serviceRequests.accept, (context, { id, version }) =>
  moveRequest(context, "accept", {
    id,
    version,
    changes: async (row) => {
      if (row.quote) requireValidQuote(row.quote, civilDate(context.now));
      const { userId } = requirePerson(context.caller);
      await holdCredits(context, {
        userId,
        credits: row.totalCredits,
        cause: { kind: "service_request", id: row.id },
        reason: row.reference,
      });
      return { acceptedAt: context.now, userId };
    },
  }),
);
