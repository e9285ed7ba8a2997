import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import type { RequestRow } from "./records";

/** Takes a request on; without a day, for the one that was asked for. @throws Refusal `invalid_input` when that day is past */
export const accept = handle(productionRequests.accept, (context, { id, version, plannedOn }) => {
  const changes = ({ requestedOn }: RequestRow) => {
    const day = plannedOn ?? requestedOn;
    if (day < civilDate(context.now)) refuseField("plannedOn", "past");
    return { plannedOn: day };
  };
  return moveRequest(context, "accept", { id, version, changes });
});
