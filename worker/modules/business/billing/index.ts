import type { Handlers } from "@/worker/engine/handler";
import { choose } from "./choose";
import type { billing } from "./contract";
import { cancel } from "./cancel";
import { confirm } from "./confirm";
import { figures } from "./figures";
import { billTo } from "./bill-to";
import { buyer } from "./buyer";
import { creditNote } from "./credit-note";
import { invoice } from "./invoice";
import { invoices } from "./invoices";
import { payDue } from "./pay-due";
import { payment } from "./payment";
import { plans } from "./plans";
import { portal } from "./portal";
import { quote } from "./quote";
import { resume } from "./resume";
import { show } from "./show";
import { simulate } from "./simulate";
import { usage } from "./usage";

export { dailyBilling, hear } from "./clock";
export { letter } from "./letters";
export { printPayment, printRefund } from "./on-paper";
export { leaveDue, leaveOthers, leavePage, newPayment, openPage } from "./open-payment";
export { type BusinessRow, fetchOwn, fetchReader, fetchRefund, type PaymentRow, type RefundRow, toCreditNote, toPayment } from "./records";
export const billingHandlers = {
  show,
  usage,
  plans,
  quote,
  choose,
  cancel,
  resume,
  payDue,
  invoices,
  payment,
  confirm,
  simulate,
  portal,
  buyer,
  billTo,
  invoice,
  creditNote,
  figures,
} satisfies Handlers<typeof billing>;
