import { desc } from "drizzle-orm";
import { closings } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** The last day of the books that are closed; null while none are. */
async function lastClosedDay(db: BusinessDatabase): Promise<string | null> {
  const [last] = await db.select({ until: closings.until }).from(closings).orderBy(desc(closings.until)).limit(1);
  return last?.until ?? null;
}

/** Nothing dated in a closed period is written any more. @throws Refusal `invalid_input` naming the field that says the day */
export async function requireOpen(db: BusinessDatabase, day: string, field: string): Promise<void> {
  const until = await lastClosedDay(db);
  if (until && day <= until) refuseField(field, "closed_period", { until });
}

/** The day on which something of a day is booked: that day, or today where its period is closed. */
export async function bookingDay({ db, now }: Pick<CommandContext, "db" | "now">, day: string): Promise<string> {
  const until = await lastClosedDay(db);
  return until && day <= until ? civilDate(now) : day;
}
