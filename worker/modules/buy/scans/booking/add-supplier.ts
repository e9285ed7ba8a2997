import { scans as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { scans } from "../contract";
import { fetchScan } from "../records";
import { scanStatus } from "../status";
import { toScan } from "../show";
import { identify, makeSupplier } from "./supplier";

/**
 * Puts the supplier that a document names into the books, and the document in its name; one that is there already is taken.
 * @throws Refusal `invalid_input` naming `supplier` when the document names nobody
 */
export const addSupplierOf = handle(scans.addSupplier, async (context, { id, version }) => {
  const row = await fetchScan(context.db, id);
  scanStatus.require(row.status, "correct", "scans");
  const values = row.fields?.values;
  if (!values?.supplier) return refuseField("supplier", "required");
  const supplier = (await identify(context.db, values)) ?? (await makeSupplier(context, values));
  const supplierFields = { supplierId: supplier.id, supplierName: supplier.name };
  return toScan(context.db, context.update(table, row, supplierFields, version));
});
