import { scans as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { fetchScan } from "./records";
import { scanStatus } from "./status";
import { isUndone, toScan } from "./show";

/**
 * Takes a booked document up again, to be corrected and booked anew.
 * @throws Refusal `not_allowed_now` while its invoice stands
 */
export const reopen = handle(scans.reopen, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "reopen", "scans");
  if (!(await isUndone(context.db, row))) refuseState("invoiceId", "scan_stands");
  return toScan(context.db, context.update(table, row, { status, invoiceId: null }, version));
});
