import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { fetchRequest, toRequest } from "./records";

/** One request of those that the caller may know of. */
export const show = handle(productionRequests.show, async ({ platform, caller }, { id }) => {
  return toRequest(await fetchRequest(platform, caller, id), caller);
});
