import { handle } from "@/worker/engine/handler";
import { captureCredits } from "@/worker/modules/business/credit-ledger";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Hands over what was bought, and spends the credits that were held for it. @throws Refusal `not_allowed_now` */
export const deliver = handle(serviceRequests.deliver, (context, { id, version, deliverable }) =>
  moveRequest(context, "deliver", {
    id,
    version,
    changes: (row) => {
      captureCredits(context, { kind: "service_request", id: row.id });
      return { deliverable, deliveredAt: context.now };
    },
  }),
);
