import { and, asc, gte, inArray } from "drizzle-orm";
import { appointments as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { appointments } from "./contract";
import { known, meetings, toAppointment } from "./records";

/** As many as one has in mind. */
const MOST = 3;

/** The business's next appointments, those that wait to be confirmed included. */
export const next = handle(appointments.next, async ({ platform, caller, now }) => {
  const ahead = and(known(caller), gte(table.endsAt, now), inArray(table.status, ["pending", "accepted"]));
  const rows = await meetings(platform).where(ahead).orderBy(asc(table.startsAt), asc(table.id)).limit(MOST);
  return { items: rows.map((meeting) => toAppointment(meeting, caller)), nextCursor: null };
});
