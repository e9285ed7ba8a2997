import { stated } from "@/worker/core/contract/meaning";
import {
  balance,
  businessDay,
  civil,
  identifier,
  instant,
  line,
  money,
  note,
  quantity,
  recordOf,
  share,
  sum,
  unit,
  vatRate,
  z,
} from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { payment, shownLine, taxed } from "@/worker/modules/money/invoices/shapes";
import { invoiceStatuses, invoiceMeanings, supplierDeposits } from "@/worker/modules/money/invoices/status";

/** What may be wrong with an invoice so that its booking asks: VAT that may be another country's. */
const supplierDoubts = ["foreign_vat"] as const;

/** What suppliers send: invoices, and credit notes that take some of them back. */
export const theirs = ["supplier", "supplier_credit"] as const;

/** A supplier's invoice by its identifier. */
export const byId = { id: identifier };

/** A line as the supplier's invoice says it; without a quantity, one of what it costs in all. */
const writtenLine = z.strictObject({
  item: recordOf("items").optional(),
  description: note(300).default(""),
  amount: quantity.optional(),
  /** Excl. tax for one `per`. */
  price: money,
  per: unit.optional(),
  discount: share.optional(),
  vatRate,
  /** What is asked for ahead of goods, or what of it is taken back here: that comes off. */
  deposit: z.enum(supplierDeposits).optional(),
  /** Something that is kept and used for years, as a machine: an account of class 2, its VAT on a line of its own. */
  isAsset: z.boolean().optional(),
});

export const details = {
  /** The supplier's own. */
  number: line(60),
  issuedOn: businessDay,
  /** Left out, 30 days after its date. */
  dueOn: civil.optional(),
  /** Line by line, or by rate below. */
  lines: z.array(writtenLine).max(300),
  /** Base and tax of each rate, as the paper says them; left out, what the lines come to. */
  vat: z
    .array(z.strictObject({ rate: vatRate, base: money, tax: money.optional() }))
    .max(5)
    .optional(),
  /** The order that it bills, by its identifier or reference. */
  restock: recordOf("restocks").nullable(),
  notes: note(2_000),
};

export const listed = z.object({
  id: z.string(),
  number: z.string().nullable(),
  supplierId: z.string(),
  partyName: z.string(),
  issuedOn: civil,
  dueOn: civil.nullable(),
  status: stated(invoiceStatuses, invoiceMeanings),
  /** A credit note: set against what is due to the supplier, to whom it owes what is not yet. */
  isCredit: z.boolean(),
  subtotal: sum,
  tax: sum,
  total: sum,
  due: sum,
  restockId: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedSupplierInvoice = z.output<typeof listed>;

/** What is billed against what came at the price ordered, for one item. */
const compared = z.object({
  itemId: z.string(),
  itemName: z.string(),
  invoiced: balance,
  received: sum,
  /** More than was to be paid when positive. */
  difference: balance,
});
export type Compared = z.output<typeof compared>;

/** A supplier's invoice as every door shows it. */
export const supplierInvoice = z.object({
  ...listed.shape,
  description: z.string(),
  language: z.enum(languages),
  lines: z.array(
    shownLine
      .omit({ orderId: true, container: true, nature: true })
      .extend({ deposit: z.enum(supplierDeposits).nullable(), isAsset: z.boolean() }),
  ),
  vat: taxed,
  paid: sum,
  /** A credit note: what of it is neither set against an invoice nor given back. */
  creditBalance: sum,
  /** The day it stands in the books, where the period of its own date was closed already. */
  postedOn: civil.nullable(),
  paidOn: civil.nullable(),
  payments: z.array(payment),
  /** The order it bills, and what is billed of it against what came; null without one. */
  restockReference: z.string().nullable(),
  compared: z.array(compared),
  /** Billed beyond what came at the price ordered, excl. tax; null without an order. */
  difference: balance.nullable(),
  scanId: z.string().nullable(),
  notes: z.string(),
  /** Of a draft: what is to be looked at before it is booked. */
  asks: z.array(z.enum(supplierDoubts)),
  moves: z.array(z.string()),
});
export type SupplierInvoice = z.output<typeof supplierInvoice>;
