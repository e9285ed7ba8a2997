import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";
import { requirePaid } from "./rules";

/** Begins the work: from now on it is no longer cancelled. @throws Refusal `not_allowed_now`, also while its euros are unpaid */
export const start = handle(serviceRequests.start, (context, input) =>
  moveRequest(context, "start", {
    ...input,
    changes: (row, paidOn) => {
      requirePaid({ ...row, paidOn });
      return {};
    },
  }),
);
