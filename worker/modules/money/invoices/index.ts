import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { allocate } from "./paying/allocate";
import { ageing } from "./figures/ageing";
import { invoices } from "./contract";
import { create } from "./create";
import { cancel } from "./cancel";
import { credit } from "./credit";
import { deposit } from "./deposit";
import { dispute } from "./dispute";
import { duplicate } from "./duplicate";
import { einvoice } from "./electronic/einvoice";
import { facets } from "./figures/facets";
import { followVat } from "./follow-vat";
import { check } from "./check";
import { fromOrders } from "./from-orders";
import { list } from "./list";
import { markPaid } from "./paying/mark-paid";
import { numbering } from "./numbering";
import { pace } from "./figures/pace";
import { paper } from "./paper/paper";
import { payByCard } from "./pay-by-card";
import { paymentLink } from "./paying/payment-link";
import { paymentPage } from "./payment-page";
import { refund } from "./paying/refund";
import { remove } from "./remove";
import { creditReturns } from "./credit-returns";
import { preview } from "./preview";
import { remaining } from "./remaining";
import { returned } from "./returned";
import { revenue } from "./figures/revenue";
import { send } from "./send";
import { setNumbering } from "./set-numbering";
import { show } from "./show";
import { statement } from "./account/statement";
import { statementPaper } from "./account/statement-paper";
import { undoPayment } from "./paying/undo-payment";
import { withdrawLink } from "./paying/withdraw-link";
import { update } from "./update";

export { invoiceFigures } from "./figures";
export { printAccount } from "./account/paper";
export { readAccount } from "./account/read-account";
export { draft, linesFrom, readSale } from "./draft";
export { readLinesAtRatesOf } from "./buyer-vat";
export { pageOfPapers } from "./paper/page";
export type { OnPaper } from "./paper/on-paper";
export { printOnPaper } from "./paper/paper";
export { settleDeposits } from "./order-deposits";
export { takePaymentBack } from "./paying/undo-payment";
export { writeCreditNote } from "./credit-note";
export { readDiscounts, readUncredited } from "./discounts";
export { refuseMentions } from "./mentions";
export { nextNumber } from "./number";
export { partiesOf, sidesOf } from "./parties";
export { fetchInvoice, type InvoiceRow, searchTextOf, shownPayments, toLine } from "./records";
export { withNature } from "./rules";
export { requireVatReason } from "./electronic/vat-category";

export const invoiceHandlers = {
  list,
  export: exportFrom(invoices.export, list),
  show,
  paper,
  einvoice,
  facets,
  ageing,
  pace,
  statement,
  statementPaper,
  revenue,
  create,
  preview,
  fromOrders,
  remaining,
  returned,
  creditReturns,
  deposit,
  update,
  check,
  followVat,
  numbering,
  setNumbering,
  duplicate,
  remove,
  send,
  paymentLink,
  withdrawLink,
  paymentPage,
  payByCard,
  markPaid,
  undoPayment,
  refund,
  allocate,
  credit,
  cancel,
  dispute,
} satisfies Handlers<typeof invoices>;
