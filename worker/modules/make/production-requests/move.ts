import { productionRequests as table } from "@/db/platform";
import type { CommandContext } from "@/worker/engine/handler";
import type { ProductionRequest } from "./contract";
import { tellOther } from "./letters";
import { fetchRequest, type RequestRow, toRequest } from "./records";
import { type ProductionRequestMove, productionRequestStatus } from "./status";

interface Moved {
  id: string;
  version?: number;
  /** What else changes. */
  changes?: (row: RequestRow) => Partial<RequestRow>;
}

/** Takes a request a step further; the other side hears of it. @throws Refusal `not_found`, `not_allowed_now`, `stale` */
export async function moveRequest(
  context: CommandContext,
  move: ProductionRequestMove,
  { id, version, changes }: Moved,
): Promise<ProductionRequest> {
  const { row, businessName } = await fetchRequest(context.platform, context.caller, id);
  const status = productionRequestStatus.require(row.status, move, "productionRequests");
  const after = context.update(table, row, { ...changes?.(row), status }, version);
  await tellOther(context, after, businessName, move);
  return toRequest({ row: after, businessName }, context.caller);
}
