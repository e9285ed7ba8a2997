import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import { requireAgreed } from "./rules";

/** Begins the work: it can no longer be cancelled. @throws Refusal `not_allowed_now`, also before its day is agreed */
export const start = handle(productionRequests.start, (context, input) =>
  moveRequest(context, "start", {
    ...input,
    changes: (row) => {
      requireAgreed(row);
      return { startedAt: context.now };
    },
  }),
);
