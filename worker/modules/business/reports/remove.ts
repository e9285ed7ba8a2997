import { savedReports } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";

/** Forgets a report; the figures stay. */
export const remove = handle(reports.remove, async (context, { id, version }) => {
  const before = await fetchReport(context.db, id);
  context.remove(savedReports, before, version);
  return before;
});
