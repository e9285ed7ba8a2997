import { and, eq, ne } from "drizzle-orm";
import { scans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { fetchScan, toListed } from "./records";
import { ended, scanStatus } from "./status";

/** Gives a document up; what it counted stays counted, and its file may come again. Parts of one file keep it for each other. */
export const discard = handle(scans.discard, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "discard", "scans");
  const others = await context.db
    .select()
    .from(table)
    .where(and(eq(table.fileKey, row.fileKey), ne(table.id, id), ne(table.status, "discarded")));
  const after = context.update(table, row, { status }, version);
  if (others.some((other) => !ended.includes(other.status))) return toListed(after);
  for (const whole of others) context.update(table, whole, { status: "discarded" });
  await context.files.remove(row.fileKey);
  return toListed(after);
});
