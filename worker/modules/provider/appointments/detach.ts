import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeFileBack } from "@/worker/modules/provider/files";
import { appointments } from "./contract";
import { fetchMeeting, toAppointment } from "./records";
import { takesFiles } from "./status";

/** Takes back a file of one's own side. @throws Refusal `not_allowed_now`, `forbidden` for the other side's */
export const detach = handle(appointments.detach, async (context, { id, file }) => {
  const meeting = await fetchMeeting(context.platform, context.caller, id);
  if (!takesFiles(meeting.row.status)) refuseState("status", "no_files_now");
  await takeFileBack(context, meeting.row.holdId, file);
  return toAppointment(meeting, context.caller);
});
