import { savedReports } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";

/** Calls a report by another name. */
export const update = handle(reports.update, async (context, { id, name, version }) =>
  context.update(savedReports, await fetchReport(context.db, id), { name }, version),
);
