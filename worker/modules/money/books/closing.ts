import { desc } from "drizzle-orm";
import { closings } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** Nothing dated in a closed period is written any more. @throws Refusal `invalid_input` naming the field that says the day */
export async function requireOpen(db: BusinessDatabase, day: string, field: string): Promise<void> {
  const [last] = await db.select({ until: closings.until }).from(closings).orderBy(desc(closings.until)).limit(1);
  if (last && day <= last.until) refuseField(field, "closed_period", { until: last.until });
}
