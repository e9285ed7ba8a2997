import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { appointments as table } from "@/db/platform";
import { identifier, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { perform } from "@/worker/engine/call";
import { handle } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { tellStaff } from "./letters";
import { fetchMeetingById } from "./records";
import { isUnsettled, UNSETTLED_AFTER } from "./rules";

/** As many as are told of in a minute. */
const MOST = 20;

/** The clock's own: no door knows it. */
const own = defineModule("appointments", staff, {
  tellUnsettled: command({ risk: "writes", input: z.strictObject({ id: identifier }), output: z.object({ id: z.string() }) }),
});

/** Tells the staff, once, that an appointment is over and that nobody has said what became of it. */
const tellOne = handle(own.tellUnsettled, async (context, { id }) => {
  const meeting = await fetchMeetingById(context.platform, id);
  if (!isUnsettled(meeting.row, context.now)) return { id };
  const row = context.update(table, meeting.row, { unsettledToldAt: context.now });
  await tellStaff(context, { ...meeting, row }, "appointmentUnsettled");
  return { id };
});

/** Tells, every minute, of the appointments that were over a day ago and whose credits are still held. */
export async function tellUnsettled(runtime: Runtime): Promise<void> {
  const { databases, now } = runtime;
  const over = and(eq(table.status, "accepted"), lte(table.endsAt, now - UNSETTLED_AFTER), isNull(table.unsettledToldAt));
  const rows = await databases.platform.select({ id: table.id }).from(table).where(over).orderBy(asc(table.startsAt)).limit(MOST);
  const caller = { actor: { type: "system", business: null }, door: "cron", language: "fr", address: "" } as const;
  for (const { id } of rows) await perform(runtime, caller, tellOne, { id }).catch((error) => runtime.log.error("unsettled", error));
}
