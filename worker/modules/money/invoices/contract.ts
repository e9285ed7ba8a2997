import { businessDay, identifier, measured, pageOf, paging, recordOf, share, sum, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf, xmlOf } from "@/worker/core/contract/printing";
import { figures } from "./figures/figures-contract";
import { paying as byLink } from "./paying/payment-contract";
import {
  details,
  filters,
  invoice,
  listed,
  numbered,
  onAccount,
  one,
  paying,
  prefix,
  previewed,
  reason,
  written,
  bouncedOn,
} from "./shapes";
import { draftNotices, numberedTypes } from "./status";

export type { Invoice, ListedInvoice } from "./shapes";

const columns = ["number", "partyName", "type", "issuedOn", "dueOn", "total", "due", "status"] as const;
const shown = [
  "number",
  "type",
  "status",
  "partyName",
  "reference",
  "description",
  "issuedOn",
  "soldOn",
  "deliveries",
  "dueOn",
  "deposits",
  "lines",
  "rebates",
  "subtotal",
  "vat",
  "vatReason",
  "total",
  "paid",
  "due",
  "creditBalance",
  "payments",
  "credits",
  "dispute",
  "notes",
] as const;
const writes = { risk: "writes", output: invoice, columns: shown } as const;
const seen = z.strictObject({ ...one, version });

const list = query({
  input: z.strictObject({
    ...paging,
    ...filters,
  }),
  output: pageOf(listed),
  columns,
  telling: ["number", "partyName", "dueOn", "due", "status", "total"],
});

/** What one may do with the business's own invoices, credit notes and proformas. */
export const invoices = defineModule("invoices", customers, {
  list,
  export: exportOf(list),

  show: query({ input: z.strictObject(one), output: invoice, columns: shown }),

  /** The invoice on paper; once sent, with its data within (Factur-X). Left out, the language it was written in. */
  paper: paperOf(z.strictObject({ ...one, language: z.enum(languages).optional() })),

  /** A sent invoice as data for the client's programs: CII in the profile EN 16931. */
  einvoice: xmlOf(z.strictObject(one)),

  ...figures,

  create: command({
    ...writes,
    input: z.strictObject({ ...written, type: z.enum(["client", "proforma"]).default("client") }),
  }),

  /** What a draft would come to, as it is written: a new one, or one that is changed. Nothing is kept. */
  preview: query({
    input: z.strictObject({
      /** The draft that is changed. */
      id: identifier.optional(),
      /** For whom a new one is. */
      client: recordOf("clients").optional(),
      lines: details.lines.optional(),
      soldOn: details.soldOn.optional(),
      deliveries: details.deliveries.optional(),
      /** Left out, as the draft says; nothing of a new one. */
      discount: details.discount.optional(),
      discountAmount: details.discountAmount.optional(),
    }),
    output: previewed,
    isDerived: true,
    columns: ["lines", "rebates", "subtotal", "vat", "total"],
  }),

  /** What of orders is still to invoice: all of it, or what has left. One client's orders make one invoice. */
  fromOrders: command({
    ...writes,
    input: z.strictObject({ orders: z.array(recordOf("orders")).min(1).max(50), shippedOnly: z.boolean().default(true) }),
  }),

  /** What of an order is still to invoice, excl. tax and before its deposits: of what has left, and of all of it. */
  remaining: query({
    input: z.strictObject({ order: recordOf("orders") }),
    output: z.object({ shipped: sum, whole: sum }),
    isDerived: true,
    columns: ["shipped", "whole"],
  }),

  /** What came back of an order after it was invoiced, and no credit note has taken back yet. */
  returned: query({
    input: z.strictObject({ order: recordOf("orders") }),
    output: pageOf(
      z.object({
        id: z.string(),
        invoiceId: z.string(),
        number: z.string().nullable(),
        description: z.string(),
        amount: measured,
        total: sum,
      }),
    ),
    columns: ["number", "description", "amount", "total"],
  }),

  /** The credit note of what came back of an order, on its latest invoice: a draft, to look at before it is sent. */
  creditReturns: command({
    ...writes,
    input: z.strictObject({ order: recordOf("orders"), reason: reason.default("") }),
  }),

  /** A part of an order, asked for before it leaves. */
  deposit: command({
    ...writes,
    input: z.strictObject({ order: recordOf("orders"), share: share.refine((value) => value > 0, { params: { code: "ratio" } }) }),
  }),

  update: command({
    ...writes,
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
  }),

  /** What of a draft is worth a look before it is sent. */
  check: query({
    input: z.strictObject(one),
    output: z.object({ notices: z.array(z.enum(draftNotices)) }),
    columns: ["notices"],
  }),

  /** Gives the lines of a draft the VAT that follows from who buys and where goods go. */
  followVat: command({ ...writes, input: seen }),

  /** How invoices, credit notes and proformas of this year are numbered. */
  numbering: query({ input: z.strictObject({}), output: numbered, columns: ["type", "prefix", "next", "isUsed"] }),

  /** Says how, before the first paper of the year is sent. */
  setNumbering: command({
    risk: "writes",
    input: z.strictObject({ type: z.enum(numberedTypes), prefix, next: z.int().min(1).max(9_999_999).default(1) }),
    output: numbered,
    columns: ["type", "prefix", "next", "isUsed"],
  }),

  duplicate: command({
    ...writes,
    input: z.strictObject({ ...one, type: z.enum(["client", "proforma"]).optional() }),
  }),

  remove: command({ ...writes, risk: "irreversible", input: seen }),

  /** Gives it its number, freezes it, and mails it when the client has an address to mail to. */
  send: command({
    ...writes,
    risk: "irreversible",
    /** Today when left out; never before the last one sent. */
    input: z.strictObject({ ...one, issuedOn: businessDay.optional(), mail: z.boolean().default(true), version }),
  }),

  ...byLink,
  markPaid: command({ ...writes, input: z.strictObject({ ...one, ...paying, onAccount, version }) }),

  undoPayment: command({ ...writes, input: z.strictObject({ ...one, payment: identifier, bouncedOn }) }),

  /** Gives the client back what is left of a credit note; all of it when no amount is said. */
  refund: command({ ...writes, input: z.strictObject({ ...one, ...paying, version }) }),

  /**
   * Sets what is left of a credit note against another invoice of the client, or, of an invoice, what they have on account against it;
   * as much as can be when no amount is said.
   */
  allocate: command({
    ...writes,
    input: z.strictObject({ ...one, invoice: recordOf("invoices").optional(), amount: paying.amount, version }),
  }),

  /** Takes back part of an invoice, line by line. */
  credit: command({
    ...writes,
    risk: "irreversible",
    input: z.strictObject({
      ...one,
      lines: z
        .array(z.strictObject({ line: identifier, amount: written.lines.element.shape.amount.optional() }))
        .min(1)
        .max(300),
      reason,
      /** Is it a gesture, for which nothing came back? What it takes off the goods of an order is not invoiced again. */
      goodwill: z.boolean().default(false),
      mail: z.boolean().default(true),
    }),
  }),

  /** Takes all of it back by a credit note, which cancels it. */
  cancel: command({
    ...writes,
    risk: "irreversible",
    input: z.strictObject({ ...one, reason, mail: z.boolean().default(true), version }),
  }),

  /** Says that the client disputes it, so that nobody reminds them; an empty text ends it. */
  dispute: command({ ...writes, input: z.strictObject({ ...one, dispute: details.description, version }) }),
});
