import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { keepFile } from "@/worker/modules/provider/files";
import { isStaff } from "@/worker/modules/provider/sides";
import { appointments } from "./contract";
import { tellClient, tellStaff } from "./letters";
import { fetchMeeting } from "./records";
import { takesFiles } from "./status";

/**
 * Hands a file over with an appointment: what it is about, or what came of it. It goes with the appointment wherever that is moved.
 * @throws Refusal `not_allowed_now` where it does not take place, `invalid_input` naming `content`
 */
export const attach = handle(appointments.attach, async (context, { id, ...brought }) => {
  const meeting = await fetchMeeting(context.platform, context.caller, id);
  if (!takesFiles(meeting.row.status)) refuseState("status", "no_files_now");
  const file = await keepFile(context, "appointment", { recordId: meeting.row.holdId, ...brought });
  await (isStaff(context.caller)
    ? tellClient(context, meeting, "appointmentFile")
    : tellStaff(context, meeting, "appointmentFileOfClient"));
  return file;
});
