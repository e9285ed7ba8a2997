import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** One invoice of a supplier, with what was paid of it and how it compares with what came. */
export const show = handle(supplierInvoices.show, async ({ db, now }, { id }) =>
  toSupplierInvoice(await fetchSupplierInvoice(db, id), civilDate(now)),
);
