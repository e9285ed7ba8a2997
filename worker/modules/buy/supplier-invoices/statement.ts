import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { readAccount } from "@/worker/modules/money/invoices";
import { supplierInvoices } from "./contract";

/**
 * What a supplier invoiced, what was paid and what it is owed, movement by movement, what was brought forward among it; two round trips.
 * @throws Refusal `invalid_input` naming `supplier` when there is none
 */
export const statement = handle(supplierInvoices.statement, async (context, { supplier: called, ...days }) => {
  const { id, name } = await mustExist("supplier", fetchSupplier(context.db, called));
  return { supplierId: id, ...(await readAccount(context, { side: "supplier", id, name }, days)) };
});
