import { appointments as table } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { appointments } from "./contract";
import { tellStaff } from "./letters";
import { fetchMeeting, toAppointment } from "./records";

/** Says once how an appointment that was held went. @throws Refusal `not_allowed_now` */
export const rate = handle(appointments.rate, async (context, { id, version, rating, comment }) => {
  const meeting = await fetchMeeting(context.platform, context.caller, id);
  if (meeting.row.status !== "completed") refuseState("status", "not_held");
  const row = context.update(table, meeting.row, { rating, comment }, version);
  if (meeting.row.rating !== null) refuseState("rating", "rated_already");
  await tellStaff(context, { ...meeting, row }, "appointmentRated");
  return toAppointment({ ...meeting, row }, context.caller);
});
