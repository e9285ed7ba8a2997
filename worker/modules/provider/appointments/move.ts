import { appointments as table } from "@/db/platform";
import type { CommandContext } from "@/worker/engine/handler";
import type { Appointment } from "./contract";
import { tellMove } from "./letters";
import { type AppointmentRow, fetchMeeting, toAppointment } from "./records";
import { type AppointmentMove, appointmentStatus } from "./status";

interface Moved {
  id: string;
  version?: number;
  /** What else changes; it may refuse by looking at the appointment, and say what goes with the move. */
  changes?: (row: AppointmentRow) => Partial<AppointmentRow>;
}

/** Takes an appointment a step further, and tells both sides. @throws Refusal `not_found`, `not_allowed_now`, `stale` */
export async function moveAppointment(
  context: CommandContext,
  move: AppointmentMove,
  { id, version, changes }: Moved,
): Promise<Appointment> {
  const meeting = await fetchMeeting(context.platform, context.caller, id);
  const status = appointmentStatus.require(meeting.row.status, move, "appointments");
  const row = context.update(table, meeting.row, { ...changes?.(meeting.row), status }, version);
  await tellMove(context, { ...meeting, row }, move);
  return toAppointment({ ...meeting, row }, context.caller);
}
