import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeFileBack } from "@/worker/modules/provider/files";
import { serviceRequests } from "./contract";
import { fetchRequest, toRequest } from "./records";
import { takesFiles } from "./status";

/** Takes back a file of one's own side. @throws Refusal `not_allowed_now` once all is over, `forbidden` for the other side's */
export const detach = handle(serviceRequests.detach, async (context, { id, file }) => {
  const entry = await fetchRequest(context.platform, context.caller, id);
  if (!takesFiles(entry.row.status)) refuseState("status", "conversation_over");
  await takeFileBack(context, entry.row.id, file);
  return toRequest(entry, context.caller);
});
