import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { supplierInvoices } from "./contract";
import { toSupplierInvoice } from "./records";
import { writeSupplierInvoice } from "./write";

/** Writes a supplier's invoice down, as a draft. */
export const create = handle(supplierInvoices.create, async (context, input) =>
  toSupplierInvoice(await writeSupplierInvoice(context, input), civilDate(context.now)),
);
