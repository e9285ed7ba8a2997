import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Ends what was delivered: nobody writes any more. @throws Refusal `not_allowed_now` */
export const close = handle(serviceRequests.close, (context, input) => moveRequest(context, "close", input));
