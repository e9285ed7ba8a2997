import { exportFrom } from "@/worker/engine/exporting";
import { ageing } from "./ageing";
import { invoices } from "./contract";
import { create } from "./create";
import { cancel, credit } from "./credit";
import { deposit } from "./deposit";
import { dispute } from "./dispute";
import { duplicate } from "./duplicate";
import { einvoice } from "./einvoice";
import { facets } from "./facets";
import { fromOrders } from "./from-orders";
import { list } from "./list";
import { markPaid } from "./mark-paid";
import { pace } from "./pace";
import { paper } from "./paper";
import { payByCard, paymentLink, paymentPage } from "./payment-link";
import { remove } from "./remove";
import { revenue } from "./revenue";
import { send } from "./send";
import { show } from "./show";
import { statement } from "./statement";
import { undoPayment } from "./undo-payment";
import { update } from "./update";

export { revenueOf, wasInvoiced } from "./billed";
export { draft, linesFrom, readSale } from "./draft";
export { findNumbered, findNumberedByName } from "./numbered";
export { pageOfPapers } from "./page";
export { printInvoice } from "./paper";
export { searchTextOf } from "./records";
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
  revenue,
  create,
  fromOrders,
  deposit,
  update,
  duplicate,
  remove,
  send,
  paymentLink,
  paymentPage,
  payByCard,
  markPaid,
  undoPayment,
  credit,
  cancel,
  dispute,
};
