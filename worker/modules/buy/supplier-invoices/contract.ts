import { stated } from "@/worker/core/contract/meaning";
import { balance, civil, identifier, pageOf, paging, sum, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { supplierName } from "@/worker/modules/buy/restocks/shapes";
import { invoiceStatuses, invoiceMeanings } from "@/worker/modules/money/invoices/status";
import { account, accountColumns, accountDays, bouncedOn, onAccount, paying } from "@/worker/modules/money/invoices/shapes";
import { details, listed, byId, supplierInvoice, theirs } from "./shapes";

export type { Compared, ListedSupplierInvoice, SupplierInvoice } from "./shapes";

const columns = ["number", "partyName", "issuedOn", "dueOn", "total", "due", "status"] as const;
const shown = [
  "number",
  "partyName",
  "status",
  "issuedOn",
  "dueOn",
  "lines",
  "subtotal",
  "vat",
  "total",
  "paid",
  "due",
  "creditBalance",
  "restockReference",
  "difference",
  "compared",
  "payments",
  "notes",
] as const;
const writes = { risk: "writes", output: supplierInvoice, columns: shown } as const;
const versioned = z.strictObject({ ...byId, version });

const list = query({
  input: z.strictObject({
    ...paging,
    type: z.enum(theirs).optional(),
    status: z.enum(invoiceStatuses).optional(),
    supplier: supplierName.optional(),
    from: civil.optional(),
    to: civil.optional(),
  }),
  output: pageOf(listed),
  columns,
  telling: ["number", "partyName", "dueOn", "due", "status"],
});

/** What one may do with the invoices of suppliers. */
export const supplierInvoices = defineModule("supplierInvoices", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(byId),
    output: supplierInvoice,
    isDerived: true,
    columns: shown,
  }),

  /** How many invoices and credit notes there are in each status, each apart, and what they come to; what is to pay, and what suppliers owe. */
  facets: query({
    input: z.strictObject({}),
    output: z.object({
      statuses: z.array(
        z.object({ type: z.enum(theirs), status: stated(invoiceStatuses, invoiceMeanings), count: z.int(), total: sum, due: sum }),
      ),
      due: sum,
      overdue: sum,
      /** What is left of credit notes. */
      creditBalance: sum,
      /** What is open of what was owed to suppliers before the product kept the books. */
      carried: balance,
    }),
  }),

  /** A supplier's account: what it invoiced, what was paid, what it is owed. A year unless said. */
  statement: query({
    input: z.strictObject({ supplier: supplierName, ...accountDays }),
    output: account.extend({ supplierId: z.string() }),
    columns: accountColumns,
  }),

  /** The same on paper, to compare with the supplier's own. */
  statementPaper: paperOf(z.strictObject({ supplier: supplierName, ...accountDays, language: z.enum(languages).optional() })),

  create: command({
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
    ...writes,
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
  }),

  /** It is right: an invoice is to be paid, a credit note is set against those that are. */
  book: command({
    ...writes,
    input: versioned.extend({
      /** A person has looked at what `asks` names. */
      confirmed: z.boolean().default(false),
    }),
  }),

  remove: command({ ...writes, risk: "irreversible", input: versioned }),

  markPaid: command({ ...writes, input: z.strictObject({ ...byId, ...paying, onAccount, version }) }),

  /** Pays it of what the supplier has on account, as what was paid ahead; as much as can be when no amount is said. */
  allocate: command({ ...writes, input: z.strictObject({ ...byId, amount: paying.amount, version }) }),

  /** The supplier gave back what is left of a credit note; all of it when no amount is said. */
  refund: command({ ...writes, input: z.strictObject({ ...byId, ...paying, version }) }),

  undoPayment: command({ ...writes, input: z.strictObject({ ...byId, payment: identifier, bouncedOn }) }),

  /** It was not ours to pay; nothing of it was paid. */
  cancel: command({ ...writes, risk: "irreversible", input: versioned }),
});
