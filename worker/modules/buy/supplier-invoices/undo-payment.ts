import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { type Moved, takeBack, undoingDay } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { bookedAs, fetchSupplierInvoice, type SupplierInvoiceRecord, toSupplierInvoice } from "./records";

/** Takes a payment back: the transfer did not leave, or did not come. @throws Refusal `invalid_input` naming `payment` */
export const undoPayment = handle(supplierInvoices.undoPayment, async (context, { id, payment, bouncedOn }) => {
  const invoice = await fetchSupplierInvoice(context.db, id);
  const paid = invoice.paid.find((one) => one.id === payment);
  const undoing = await undoingDay(context, paid, bouncedOn);
  const { paper: row, payment: reversal } = await takeSupplierPaymentBack(context, invoice, payment, undoing);
  return toSupplierInvoice({ ...invoice, row, paid: [...invoice.paid, reversal] }, civilDate(context.now));
});

/** Takes a payment of a supplier's invoice back, or what they gave back. @throws Refusal `invalid_input` naming `payment` */
export async function takeSupplierPaymentBack(
  context: CommandContext,
  { row, paid }: Pick<SupplierInvoiceRecord, "row" | "paid">,
  paymentId: string,
  undoing: { day?: string; note?: string } = {},
): Promise<Moved> {
  supplierInvoiceStatus.require(row.status, "undoPayment", "supplierInvoices");
  const payment = paid.find(({ id }) => id === paymentId) ?? refuseField("payment", "not_found");
  return takeBack(context, row, paid, payment, bookedAs(row.type), undoing);
}
