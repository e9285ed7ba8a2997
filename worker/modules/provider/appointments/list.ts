import { and, count, eq, gte, inArray, lt } from "drizzle-orm";
import { appointments as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { isStaff } from "@/worker/modules/provider/sides";
import { appointments } from "./contract";
import { known, type Meeting, meetings, toAppointment } from "./records";

/** The business's appointments, or all of them: those to come from the next on, otherwise from the latest back. */
export const list = handle(appointments.list, async ({ platform, caller, now }, question) => {
  const { status, expert, upcoming, over, client, limit, cursor } = question;
  const [sort, direction] = upcoming ? (["next", "asc"] as const) : (["latest", "desc"] as const);
  const page = inOrder({ limit, cursor, sort, column: table.startsAt, tieBreaker: table.id, direction });
  const matching = and(
    known(caller),
    status && eq(table.status, status),
    expert === undefined ? undefined : eq(table.expertId, expert),
    upcoming ? gte(table.endsAt, now) : undefined,
    // Whoever asks for no state wants what is to take place.
    upcoming && !status ? inArray(table.status, ["pending", "accepted"]) : undefined,
    over ? lt(table.endsAt, now) : undefined,
    client !== undefined && isStaff(caller) ? eq(table.businessId, client) : undefined,
  );
  const [rows, [counted]] = await platform.batch([
    meetings(platform)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select({ total: count() }).from(table).where(matching),
  ]);
  const placeOf = ({ row }: Meeting) => ({ value: row.startsAt, tie: row.id });
  return { ...page.pageOf(rows, placeOf, (meeting) => toAppointment(meeting, caller)), total: counted?.total ?? 0 };
});
