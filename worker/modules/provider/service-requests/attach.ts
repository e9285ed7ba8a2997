import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { keepFile } from "@/worker/modules/provider/files";
import { serviceRequests } from "./contract";
import { tellOther } from "./letters";
import { fetchRequest } from "./records";
import { takesFiles } from "./status";

/** Hands a file over with a request; the other side is told. @throws Refusal `not_allowed_now` once all is over, `invalid_input` naming `content` */
export const attach = handle(serviceRequests.attach, async (context, { id, ...brought }) => {
  const { row, businessName } = await fetchRequest(context.platform, context.caller, id);
  if (!takesFiles(row.status)) refuseState("status", "conversation_over");
  const file = await keepFile(context, "service_request", { recordId: row.id, ...brought });
  await tellOther(context, row, businessName, "attach");
  return file;
});
