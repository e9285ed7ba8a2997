import { appointments as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { appointments } from "./contract";
import { fetchMeeting, toAppointment } from "./records";

/** Keeps what was said: for both sides, or for the staff alone. */
export const annotate = handle(appointments.annotate, async (context, { id, version, ...notes }) => {
  const meeting = await fetchMeeting(context.platform, context.caller, id);
  const row = context.update(table, meeting.row, notes, version);
  return toAppointment({ ...meeting, row }, context.caller);
});
