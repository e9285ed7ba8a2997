import { appointments as table } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { MINUTE } from "@/worker/modules/provider/experts/rules";
import { isStaff } from "@/worker/modules/provider/sides";
import { addAppointment, freeQuarters } from "./booking";
import { appointments } from "./contract";
import { tellMove } from "./letters";
import { fetchMeeting, toAppointment } from "./records";
import { requireNotice } from "./rules";
import { requireSlot } from "./slots-of";
import { appointmentStatus } from "./status";

/**
 * Moves an appointment to another slot of the same expert: a new, linked one, which keeps the credits that are held. A customer's
 * wish waits to be accepted; the staff's own move stands.
 * @throws Refusal `not_allowed_now`, also where a customer gives too short notice; `invalid_input` naming `startsAt`
 */
export const reschedule = handle(appointments.reschedule, async (context, { id, version, startsAt }) => {
  const { caller, platform, now } = context;
  const meeting = await fetchMeeting(platform, caller, id);
  const before = meeting.row;
  const status = appointmentStatus.require(before.status, "reschedule", "appointments");
  requireNotice(before.startsAt, now, isStaff(caller));
  context.update(table, before, { status }, version);
  freeQuarters(context, before);
  if (startsAt === before.startsAt) refuseField("startsAt", "same_time");
  const minutes = (before.endsAt - before.startsAt) / MINUTE;
  const { endsAt } = await requireSlot(context, { minutes }, { expertId: before.expertId, startsAt, moved: before.id });
  const { offerId, offerName, expertId, businessId, userId, visitor, credits, subject, holdId } = before;
  const facts = { offerId, offerName, expertId, businessId, userId, visitor, credits, subject, holdId };
  const state = isStaff(caller) ? ("accepted" as const) : ("pending" as const);
  const row = addAppointment(context, { ...facts, startsAt, endsAt, previousId: before.id, status: state });
  await tellMove(context, { ...meeting, row }, "reschedule");
  return toAppointment({ ...meeting, row }, caller);
});
