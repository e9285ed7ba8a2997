import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import { type RequestRow, sideOf } from "./records";

/** Proposes another day, which waits for the other side to agree. @throws Refusal `not_allowed_now` once it is begun, `invalid_input` naming `plannedOn` */
export const propose = handle(productionRequests.propose, async (context, { id, version, plannedOn, dayNote }) => {
  let before: string | null = null;
  const changes = (row: RequestRow) => {
    before = row.plannedOn;
    if (plannedOn < civilDate(context.now)) refuseField("plannedOn", "past");
    return { plannedOn, dayNote, proposedBy: sideOf(context.caller), agreedAt: null };
  };
  const request = await moveRequest(context, "propose", { id, version, changes });
  // Told after whoever looked at an older state: the day may be the one that somebody proposed meanwhile.
  if (before === plannedOn) refuseField("plannedOn", "same_day");
  return request;
});
