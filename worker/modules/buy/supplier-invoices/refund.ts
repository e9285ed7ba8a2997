import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { creditBalanceOf, payInvoice } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { fetchSupplierInvoice, toSupplierInvoice } from "./records";

/**
 * Says that the supplier gave back what was left of a credit note, whole or in part: money that comes into the treasury.
 * @throws Refusal `not_allowed_now` when nothing is left, `invalid_input` naming `amount` or `paidOn`
 */
export const refund = handle(supplierInvoices.refund, async (context, { id, version, paidOn, ...payment }) => {
  const today = civilDate(context.now);
  const credit = await fetchSupplierInvoice(context.db, id);
  const settled = supplierInvoiceStatus.require(credit.row.status, "refund", "supplierInvoices");
  if (creditBalanceOf(credit.row) === 0) throw new Refusal("not_allowed_now");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  const { paper: row, payment: paid } = await payInvoice(context, credit.row, { ...payment, paidOn: day }, settled, version);
  return toSupplierInvoice({ ...credit, row, paid: [...credit.paid, paid] }, today);
});
