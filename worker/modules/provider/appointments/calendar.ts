import { handle } from "@/worker/engine/handler";
import { calendarOf } from "./calendar-of";
import { isStaff } from "@/worker/modules/provider/sides";
import { appointments } from "./contract";
import { fetchMeeting } from "./records";

/** The appointment as a file that calendars take. */
export const calendar = handle(appointments.calendar, async ({ platform, caller, now, origin }, { id }) => {
  const meeting = await fetchMeeting(platform, caller, id);
  return {
    fileName: `${meeting.row.reference}.ics`,
    text: calendarOf([meeting], { language: caller.language, origin, now, isStaff: isStaff(caller) }),
  };
});
