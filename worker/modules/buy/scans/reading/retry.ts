import { scans as table } from "@/db/business";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { requireRoom } from "../quota";
import { fetchScan, toListed } from "../records";
import { scanStatus } from "../status";

/** Puts a document in line once more: one that failed, or whose reading is better forgotten. It counts once all the same. */
export const retry = handle(scans.retry, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "retry", "scans");
  if (row.countedIn === null) await requireRoom(context, row.agreed);
  context.enqueue({ type: "scans.read", businessId: requireBusiness(context.caller).id, scanId: id });
  return toListed(context.update(table, row, { status, failure: "", attempts: 0, reading: null, fields: null, confidence: null }, version));
});
