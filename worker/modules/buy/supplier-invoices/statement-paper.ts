import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { printAccount, readAccount } from "@/worker/modules/money/invoices";
import { supplierInvoices } from "./contract";

/** A supplier's statement of account on paper, to compare with its own. @throws Refusal `invalid_input` naming `supplier` when there is none */
export const statementPaper = handle(supplierInvoices.statementPaper, async (context, { supplier: called, language, ...days }) => {
  const { id, name, reference, address } = await mustExist("supplier", fetchSupplier(context.db, called));
  const account = await readAccount(context, { side: "supplier", id, name }, days);
  return printAccount(context, account, { side: "supplier", reference, address }, language ?? context.caller.language);
});
