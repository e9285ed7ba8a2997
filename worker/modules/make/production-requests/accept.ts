import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import type { RequestRow } from "./records";

/**
 * Takes a request on: its work gets a number and a day, which the customer agrees to unless it is the one they asked for.
 * @throws Refusal `invalid_input` when that day is past
 */
export const accept = handle(productionRequests.accept, (context, { id, version, plannedOn, dayNote }) => {
  const today = civilDate(context.now);
  const changes = ({ requestedOn }: RequestRow) => {
    const day = plannedOn ?? requestedOn;
    if (day < today) refuseField("plannedOn", "past");
    const agreedAt = day === requestedOn ? context.now : null;
    const reference = context.numbered(`FAB-${today.slice(0, 4)}`);
    return { reference, plannedOn: day, proposedBy: "staff" as const, dayNote, agreedAt };
  };
  return moveRequest(context, "accept", { id, version, changes });
});
