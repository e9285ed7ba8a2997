import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Says no, and why. @throws Refusal `not_allowed_now` */
export const reject = handle(productionRequests.reject, (context, { id, version, reason }) =>
  moveRequest(context, "reject", { id, version, changes: () => ({ reason }) }),
);
