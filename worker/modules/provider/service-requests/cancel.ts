import { handle } from "@/worker/engine/handler";
import { releaseCredits } from "@/worker/modules/business/credit-ledger";
import { serviceRequests } from "./contract";
import { moveRequest } from "./move";

/** Gives a request up before it is begun; the credits that were held are given back. @throws Refusal `not_allowed_now` */
export const cancel = handle(serviceRequests.cancel, (context, { id, version, reason }) =>
  moveRequest(context, "cancel", {
    id,
    version,
    changes: (row) => {
      releaseCredits(context, { kind: "service_request", id: row.id });
      return { reason };
    },
  }),
);
