import { handle } from "@/worker/engine/handler";
import { fetchFile, openFile } from "@/worker/modules/provider/files";
import { appointments } from "./contract";
import { fetchMeeting } from "./records";

/** A file of an appointment, for both sides alone. @throws Refusal `not_found` */
export const file = handle(appointments.file, async (context, { id, file: name }) => {
  const { row } = await fetchMeeting(context.platform, context.caller, id);
  return openFile(context, await fetchFile(context.platform, row.holdId, name));
});
