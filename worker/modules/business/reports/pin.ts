import { asc, isNotNull } from "drizzle-orm";
import { savedReports } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";
import { MOST_PINNED } from "./status";

/**
 * Puts a report on the dashboard, or moves it there; the others make room.
 * @throws Refusal `invalid_input` naming `place` where as many stand there as it holds
 */
export const pin = handle(reports.pin, async (context, { id, place, version }) => {
  const report = await fetchReport(context.db, id);
  const pinned = await context.db.select().from(savedReports).where(isNotNull(savedReports.place)).orderBy(asc(savedReports.place));
  const others = pinned.filter((one) => one.id !== report.id);
  if (others.length >= MOST_PINNED) refuseField("place", "too_many_pinned", { maximum: MOST_PINNED });
  const at = Math.min(place ?? others.length + 1, others.length + 1);
  const inOrder = others.toSpliced(at - 1, 0, report);
  for (const [index, one] of inOrder.entries())
    if (one.id !== report.id && one.place !== index + 1) context.update(savedReports, one, { place: index + 1 });
  return context.update(savedReports, report, { place: at }, version);
});
