import { desc } from "drizzle-orm";
import { closings } from "@/db/business";
import { civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { accounting } from "./contract";

/** Closes the books. @throws Refusal `invalid_input` naming `until`: no last day of a month, not over yet, or closed already */
export const close = handle(accounting.close, async (context, { until }) => {
  if (until >= civilDate(context.now)) refuseField("until", "not_over");
  if (until !== lastOfMonth(until)) refuseField("until", "month_end");
  const [last] = await context.db.select().from(closings).orderBy(desc(closings.until)).limit(1);
  if (last && until <= last.until) refuseField("until", "closed_period", { until: last.until });
  const row = { id: newId(), until, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(closings, row);
  return row;
});
