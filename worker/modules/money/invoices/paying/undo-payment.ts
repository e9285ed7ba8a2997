import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeBack } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { fetchInvoice, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/** Takes a payment back: a cheque that was refused, a line typed twice. @throws Refusal `invalid_input` naming `payment` */
export const undoPayment = handle(invoices.undoPayment, async (context, { id, payment: said }) => {
  const { row, paid, credits } = await fetchInvoice(context.db, id);
  const open = invoiceStatus.require(row.status, "undoPayment", "invoices");
  const payment = paid.find((one) => one.id === said) ?? refuseField("payment", "not_found");
  const after = await takeBack(context, row, paid, payment, open, credits);
  return toInvoice({ row: after, paid, credits }, civilDate(context.now));
});
