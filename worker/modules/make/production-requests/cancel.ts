import { productionRequests as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { fetchRequest, toRequest } from "./records";
import { productionRequestStatus } from "./status";

/** Gives a request up, as long as nobody has begun it. @throws Refusal `not_allowed_now` */
export const cancel = handle(productionRequests.cancel, async (context, { id, version }) => {
  const before = await fetchRequest(context.platform, context.caller, id);
  const status = productionRequestStatus.require(before.status, "cancel", "productionRequests");
  return toRequest(context.update(table, before, { status }, version));
});
