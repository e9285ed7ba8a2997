import { handle } from "@/worker/engine/handler";
import { fetchFile, openFile } from "@/worker/modules/provider/files";
import { serviceRequests } from "./contract";
import { fetchRequest } from "./records";

/** A file of a request, for both sides alone. @throws Refusal `not_found` */
export const file = handle(serviceRequests.file, async (context, { id, file: name }) => {
  const { row } = await fetchRequest(context.platform, context.caller, id);
  return openFile(context, await fetchFile(context.platform, row.id, name));
});
