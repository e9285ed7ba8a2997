import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Gives a request up, as long as nobody has begun it. @throws Refusal `not_allowed_now` */
export const cancel = handle(productionRequests.cancel, (context, { id, version }) => moveRequest(context, "cancel", { id, version }));
