import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Says that it is made, today. @throws Refusal `not_allowed_now` */
export const complete = handle(productionRequests.complete, (context, input) =>
  moveRequest(context, "complete", { ...input, changes: () => ({ completedOn: civilDate(context.now) }) }),
);
