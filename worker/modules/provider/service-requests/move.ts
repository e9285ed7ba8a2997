import { serviceRequests as table } from "@/db/platform";
import type { CommandContext } from "@/worker/engine/handler";
import type { ServiceRequest } from "./contract";
import { tellOther } from "./letters";
import { fetchRequest, type RequestRow, toRequest } from "./records";
import { type ServiceMove, serviceRequestStatus } from "./status";

interface Moved {
  id: string;
  version?: number;
  /** What else changes; it may refuse by looking at the request, and say what goes with the move. */
  changes?: (row: RequestRow, paidOn: string | null) => Partial<RequestRow> | Promise<Partial<RequestRow>>;
}

/** Takes a request a step further and tells the other side. @throws Refusal `not_found`, `not_allowed_now`, `stale` */
export async function moveRequest(context: CommandContext, move: ServiceMove, { id, version, changes }: Moved): Promise<ServiceRequest> {
  const entry = await fetchRequest(context.platform, context.caller, id);
  const { row, businessName } = entry;
  const status = serviceRequestStatus.require(row.status, move, "serviceRequests");
  const after = context.update(table, row, { ...(await changes?.(row, entry.paidOn)), status }, version);
  await tellOther(context, after, businessName, move);
  return toRequest({ ...entry, row: after }, context.caller);
}
