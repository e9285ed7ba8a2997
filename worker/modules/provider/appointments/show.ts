import { appointments as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { filesOf } from "@/worker/modules/provider/files";
import { isStaff } from "@/worker/modules/provider/sides";
import { appointments } from "./contract";
import { clientOf, fetchMeeting, linkOf, movedFrom, toAppointment } from "./records";

/** One appointment; where one meets is shown once it is accepted, and private notes to the staff alone. */
export const show = handle(appointments.show, async ({ platform, caller }, { id }) => {
  const meeting = await fetchMeeting(platform, caller, id);
  const { row } = meeting;
  const [[next], client, files] = await Promise.all([
    platform.select({ id: table.id }).from(table).where(movedFrom(id)),
    clientOf(platform, row),
    filesOf(platform, row.holdId),
  ]);
  const forStaff = isStaff(caller);
  return {
    ...toAppointment(meeting, caller),
    videoLink: linkOf(meeting),
    privateNotes: forStaff ? row.privateNotes : "",
    clientEmail: client?.email ?? "",
    nextId: next?.id ?? null,
    files,
  };
});
