import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Takes a request on; without a day, for the one that was asked for. @throws Refusal `invalid_input` when that day is past */
export const accept = handle(productionRequests.accept, (context, { id, version, plannedOn }) => {
  if (plannedOn && plannedOn < civilDate(context.now)) refuseField("plannedOn", "past");
  return moveRequest(context, "accept", { id, version, changes: (row) => ({ plannedOn: plannedOn ?? row.requestedOn }) });
});
