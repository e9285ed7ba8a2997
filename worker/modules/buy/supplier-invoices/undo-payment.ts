import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeBack } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { bookedAs, fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Takes a payment back: the transfer did not leave, or did not come. @throws Refusal `invalid_input` naming `payment` */
export const undoPayment = handle(supplierInvoices.undoPayment, async (context, { id, payment: paymentId }) => {
  const invoice = await fetchSupplierInvoice(context.db, id);
  supplierInvoiceStatus.require(invoice.row.status, "undoPayment", "supplierInvoices");
  const payment = invoice.paid.find(({ id }) => id === paymentId) ?? refuseField("payment", "not_found");
  const row = await takeBack(context, invoice.row, invoice.paid, payment, bookedAs(invoice.row.type));
  return toSupplierInvoice({ ...invoice, row }, civilDate(context.now));
});
