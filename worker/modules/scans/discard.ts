import { scans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { fetchScan, toListed } from "./records";
import { scanStatus } from "./status";

/** Gives a document up; what it counted stays counted, and its file may come again. */
export const discard = handle(scans.discard, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "discard", "scans");
  const after = context.update(table, row, { status }, version);
  await context.files.remove(row.fileKey);
  return toListed(after);
});
