import { scans as table } from "@/db/business";
import { mustExist, refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { cancelSupplierInvoice } from "@/worker/modules/buy/supplier-invoices";
import { scans } from "./contract";
import { fetchScan } from "./records";
import { scanStatus, TAKEN_BACK_WITHIN } from "./status";
import { toScan } from "./show";

/**
 * Takes a booking back that was made a moment ago. What it changed besides stays: a supplier that was made, prices that were taken.
 * @throws Refusal `not_allowed_now` when it is older, or what the books refuse to cancel
 */
export const takeBack = handle(scans.takeBack, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  const status = scanStatus.require(row.status, "takeBack", "scans");
  if (row.updatedAt < context.now - TAKEN_BACK_WITHIN) refuseState("id", "scan_too_late");
  await mustExist("invoiceId", cancelSupplierInvoice(context, row.invoiceId ?? ""));
  return toScan(context.db, context.update(table, row, { status, invoiceId: null }, version), context.now);
});
