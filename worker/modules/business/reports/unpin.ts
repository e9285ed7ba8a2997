import { savedReports } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";

/** Takes a report off the dashboard; the report stays. */
export const unpin = handle(reports.unpin, async (context, { id, version }) =>
  context.update(savedReports, await fetchReport(context.db, id), { place: null }, version),
);
