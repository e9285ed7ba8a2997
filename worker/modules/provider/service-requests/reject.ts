import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Says no, and why. @throws Refusal `not_allowed_now` */
export const reject = handle(serviceRequests.reject, (context, { id, version, reason }) =>
  moveRequest(context, "reject", { id, version, changes: () => ({ reason }) }),
);
