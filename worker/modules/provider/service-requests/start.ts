import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Begins the work: from now on it is no longer cancelled. @throws Refusal `not_allowed_now` */
export const start = handle(serviceRequests.start, (context, input) => moveRequest(context, "start", input));
