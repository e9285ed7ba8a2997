import { serviceRequests as table } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { fetchRequest, toRequest } from "./records";
import { requireFuture, searchTextOf } from "./rules";

/** Changes a draft; what was submitted stays as both sides read it. */
export const update = handle(serviceRequests.update, async (context, { id, version, ...changes }) => {
  const entry = await fetchRequest(context.platform, context.caller, id);
  const { row, businessName } = entry;
  if (row.status !== "draft") refuseState("status", "submitted_already");
  requireFuture("wantedOn", changes.wantedOn, civilDate(context.now));
  const searchText = searchTextOf({ ...row, ...changes }, businessName);
  const after = context.update(table, row, { ...changes, searchText }, version);
  return toRequest({ ...entry, row: after }, context.caller);
});
