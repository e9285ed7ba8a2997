import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { appointments as table } from "@/db/platform";
import { identifier, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { perform } from "@/worker/engine/call";
import { handle } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { tellClient } from "./letters";
import { fetchMeetingById } from "./records";
import { REMINDED_BEFORE, SETTLED, isReminderDue } from "./rules";

/** As many as are reminded of in a minute. */
const MOST = 50;

/** The clock's own: no door knows it. */
const own = defineModule("appointments", staff, {
  remind: command({ risk: "writes", input: z.strictObject({ id: identifier }), output: z.object({ id: z.string() }) }),
});

/** Reminds whoever comes of an appointment, once, and says where one meets. */
export const remind = handle(own.remind, async (context, { id }) => {
  const meeting = await fetchMeetingById(context.platform, id);
  if (!isReminderDue(meeting.row, context.now)) return { id };
  const row = context.update(table, meeting.row, { remindedAt: context.now });
  await tellClient(context, { ...meeting, row }, "appointmentSoon");
  return { id };
});

/** Reminds, every minute, of the appointments that begin within a day. */
export async function remindAppointments(runtime: Runtime): Promise<void> {
  const { databases, now } = runtime;
  const rows = await databases.platform
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.status, "accepted"),
        gt(table.startsAt, now),
        lte(table.startsAt, now + REMINDED_BEFORE),
        isNull(table.remindedAt),
        lte(table.updatedAt, now - SETTLED),
      ),
    )
    .orderBy(asc(table.startsAt))
    .limit(MOST);
  const caller = { actor: { type: "system", business: null }, door: "cron", language: "fr", address: "" } as const;
  for (const { id } of rows) await perform(runtime, caller, remind, { id }).catch((error) => runtime.log.error("reminder", error));
}
