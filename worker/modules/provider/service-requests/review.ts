import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Says that somebody has read it and will answer. @throws Refusal `not_allowed_now` */
export const review = handle(serviceRequests.review, (context, input) => moveRequest(context, "review", input));
