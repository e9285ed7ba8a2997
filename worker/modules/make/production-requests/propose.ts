import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import { sideOf } from "./records";
import { requireOtherDay } from "./rules";

/** Proposes another day, which waits for the other side. @throws Refusal `not_allowed_now` once it is begun, `invalid_input` naming `plannedOn` */
export const propose = handle(productionRequests.propose, (context, { id, version, plannedOn, dayNote }) =>
  moveRequest(context, "propose", {
    id,
    version,
    changes: (row) => {
      requireOtherDay(row, plannedOn, civilDate(context.now));
      return { plannedOn, dayNote, proposedBy: sideOf(context.caller), agreedAt: null };
    },
  }),
);
