import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { supplierInvoices } from "./contract";
import { allocate } from "./allocate";
import { create } from "./create";
import { facets } from "./facets";
import { list } from "./list";
import { book } from "./book";
import { cancel } from "./cancel";
import { markPaid } from "./mark-paid";
import { remove } from "./remove";
import { refund } from "./refund";
import { undoPayment } from "./undo-payment";
import { show } from "./show";
import { statement } from "./statement";
import { statementPaper } from "./statement-paper";
import { update } from "./update";

export { cancelSupplierInvoice } from "./cancel";
export { supplierInvoiceFigures } from "./figures";
export { fetchSupplierInvoice } from "./records";
export { takeSupplierPaymentBack } from "./undo-payment";
export { bookSupplierCredit, bookSupplierInvoice } from "./write";

export const supplierInvoiceHandlers = {
  list,
  export: exportFrom(supplierInvoices.export, list),
  show,
  facets,
  statement,
  statementPaper,
  create,
  update,
  book,
  remove,
  markPaid,
  allocate,
  refund,
  undoPayment,
  cancel,
} satisfies Handlers<typeof supplierInvoices>;
