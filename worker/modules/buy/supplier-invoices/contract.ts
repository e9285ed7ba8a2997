import { balance, civil, identifier, pageOf, paging, sum, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { command, query } from "@/worker/core/contract/operation";
import { supplierName } from "@/worker/modules/buy/restocks/shapes";
import { invoiceStatuses } from "@/worker/modules/money/invoices/status";
import { paying } from "@/worker/modules/money/invoices/shapes";
import { details, listed, one, supplierInvoice } from "./shapes";

export type { Compared, ListedSupplierInvoice, SupplierInvoice } from "./shapes";

const customer = { role: "customer" } as const;
const columns = ["number", "partyName", "issuedOn", "dueOn", "total", "due", "status"] as const;
const shown = [
  ...["number", "partyName", "status", "issuedOn", "dueOn", "lines", "subtotal", "vat", "total", "paid", "due"],
  ...["restockReference", "difference", "compared", "payments", "notes"],
] as const;
const writes = { scope: "business", access: customer, risk: "writes", output: supplierInvoice, columns: shown } as const;
const seen = z.strictObject({ ...one, version });

const list = query({
  id: "supplierInvoices.list",
  scope: "business",
  access: customer,
  input: z.strictObject({
    ...paging,
    status: z.enum(invoiceStatuses).optional(),
    supplier: supplierName.optional(),
    from: civil.optional(),
    to: civil.optional(),
  }),
  output: pageOf(listed),
  columns,
});

/** What one may do with the invoices of suppliers. */
export const supplierInvoices = {
  list,
  export: exportOf(list),

  show: query({
    id: "supplierInvoices.show",
    scope: "business",
    access: customer,
    input: z.strictObject(one),
    output: supplierInvoice,
    isDerived: true,
    columns: shown,
  }),

  /** How many there are in each status and what they come to, credit notes taken off; and what is to pay. */
  facets: query({
    id: "supplierInvoices.facets",
    scope: "business",
    access: customer,
    input: z.strictObject({}),
    output: z.object({
      statuses: z.array(z.object({ status: z.enum(invoiceStatuses), count: z.int(), total: balance, due: sum })),
      due: sum,
      overdue: sum,
    }),
  }),

  create: command({
    id: "supplierInvoices.create",
    ...writes,
    input: z.strictObject({
      supplier: supplierName,
      /** It takes back: what it comes to is set against what is due to the supplier. */
      isCredit: z.boolean().default(false),
      ...details,
      lines: details.lines.default([]),
      restock: details.restock.default(null),
      notes: details.notes.default(""),
    }),
  }),

  update: command({
    id: "supplierInvoices.update",
    ...writes,
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
  }),

  /** It is right: an invoice is to be paid, a credit note is set against those that are. */
  book: command({ id: "supplierInvoices.book", ...writes, input: seen }),

  remove: command({ id: "supplierInvoices.remove", ...writes, risk: "irreversible", input: seen }),

  markPaid: command({ id: "supplierInvoices.markPaid", ...writes, input: z.strictObject({ ...one, ...paying, version }) }),

  undoPayment: command({ id: "supplierInvoices.undoPayment", ...writes, input: z.strictObject({ ...one, payment: identifier }) }),

  /** It was not ours to pay; nothing of it was paid. */
  cancel: command({ id: "supplierInvoices.cancel", ...writes, risk: "irreversible", input: seen }),
};
