import { eq } from "drizzle-orm";
import { appointments as table, expertQuarters } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { quartersOf } from "@/worker/modules/provider/experts/rules";
import type { AppointmentRow } from "./records";

/** What is said of a new appointment. */
type NewAppointment = Pick<
  AppointmentRow,
  "offerId" | "offerName" | "expertId" | "businessId" | "userId" | "visitor" | "startsAt" | "endsAt" | "credits" | "subject"
> &
  Partial<Pick<AppointmentRow, "status" | "previousId" | "holdId">>;

/** Writes an appointment down and takes its quarters of an hour: the database lets nobody take one twice. */
export function addAppointment(context: CommandContext, input: NewAppointment): AppointmentRow {
  const id = newId();
  const row: AppointmentRow = {
    id,
    reference: context.numbered(`RDV-${civilDate(context.now).slice(0, 4)}`),
    holdId: id,
    status: "pending",
    previousId: null,
    ...input,
    reason: "",
    notes: "",
    privateNotes: "",
    rating: null,
    comment: "",
    remindedAt: null,
    unsettledToldAt: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  const quarters = quartersOf(row.startsAt, row.endsAt).map((startsAt) => ({ startsAt, expertId: row.expertId, appointmentId: id }));
  context.write(context.platform.insert(expertQuarters).values(quarters));
  return row;
}

/** Gives the quarters of an appointment back, for others to take. */
export function freeQuarters({ platform, write }: CommandContext, { id }: Pick<AppointmentRow, "id">): void {
  write(platform.delete(expertQuarters).where(eq(expertQuarters.appointmentId, id)));
}
