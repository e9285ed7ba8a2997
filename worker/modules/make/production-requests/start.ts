import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Begins the work: it can no longer be cancelled. @throws Refusal `not_allowed_now` */
export const start = handle(productionRequests.start, (context, input) => moveRequest(context, "start", input));
