import { scans as table } from "@/db/business";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { requireRoom } from "../quota";
import { fetchScan, toListed } from "../records";
import { scanStatus } from "../status";

/** Puts a document in line once more: one that failed, or whose reading is better forgotten. It counts once all the same. */
export const retry = handle(scans.retry, async (context, { id, turn, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "retry", "scans");
  if (row.countedIn === null) await requireRoom(context, row.agreed);
  const laid = turn === undefined ? undefined : ((row.reading?.pages[0]?.turn ?? 0) + turn) % 360;
  context.enqueue({ type: "scans.read", businessId: requireBusiness(context.caller).id, scanId: id, turn: laid });
  return toListed(context.update(table, row, { status, failure: "", attempts: 0, reading: null, fields: null, confidence: null }, version));
});
