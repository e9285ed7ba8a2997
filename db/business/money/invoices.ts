import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { doors } from "@/worker/core/doors";
import { languages } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";
import type { Unit } from "@/worker/core/figures/quantity";
import type { RebatePart, VatLine } from "@/worker/core/figures/totals";
import { paymentTerms, saidVatReasons, vatReasons, type vatRegimes } from "@/worker/core/trade/trade";
import {
  type ContainerMove,
  invoiceTypes,
  numberedTypes,
  settledBy,
  storedStatuses,
  type SupplierDeposit,
} from "@/worker/modules/money/invoices/status";
import { clients } from "../sell/clients";
import { suppliers } from "../buy/suppliers";

/** One line of an invoice. */
export interface InvoiceLine {
  id: string;
  /** Null for what is no item: transport, a deposit. */
  itemId: string | null;
  description: string;
  /** Thousandths of the base of the unit; negative where it takes a deposit back. */
  amount: number;
  unit: Unit;
  /** Ten-thousandths of a euro excl. tax for one `per`. */
  price: number;
  per: Unit;
  /** Hundredths of a percent. */
  discount: number;
  vatRate: number;
  /** Ten-thousandths of a euro excl. tax after discount, rounded to the cent. */
  total: number;
  /** The order line it invoices, and the lots that were delivered. */
  orderId?: string;
  orderLineId?: string;
  lots?: string[];
  /** Of a supplier's: what they ask for ahead of goods, or take back of it. */
  deposit?: SupplierDeposit;
  /** Of a supplier's: something that is kept and used for years, as a machine. */
  isAsset?: boolean;
  /** Of packaging that comes back: outside the base of VAT (directive 2006/112/EC, art. 92); what came back is less than nothing. */
  container?: ContainerMove;
  /** Is it a service, or does it go with services? Frozen on sending: VAT on services is due when they are paid. */
  isService?: boolean;
}

/** Goods that left for the client at one time, as the invoice states it. */
export interface InvoiceDelivery {
  /** The delivery note; empty where there is none. */
  reference: string;
  /** A civil day. */
  day: string;
  address: Address | null;
}

/** A deposit that an invoice takes back, by its number and day. */
export interface DeductedDeposit {
  number: string;
  issuedOn: string;
}

/** One of the two sides, as it was on the day the invoice was sent. */
export interface InvoiceParty {
  name: string;
  address: Address | null;
  siret: string | null;
  vatNumber: string | null;
  vatRegime?: (typeof vatRegimes)[number];
  email: string | null;
  /** Somebody who is no business. */
  isConsumer?: boolean;
  legalForm?: string;
  /** Ten-thousandths of a euro. */
  capital?: number | null;
  register?: string;
  phone?: string | null;
  iban?: string | null;
  bic?: string | null;
  /** Is VAT on services due when they are invoiced, not when they are paid? */
  vatOnDebits?: boolean;
  /** What the seller said of paying late (hundredths of a percent a year) and early. */
  penaltyRate?: number | null;
  discountTerms?: string;
  /** Does the VAT that was invoiced stay when something is taken off for paying early? */
  discountKeepsVat?: boolean;
}

/** Invoices, credit notes and proformas of the business, and the invoices of its suppliers. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: invoiceTypes }).notNull(),
    status: text("status", { enum: storedStatuses }).notNull(),
    /** FA-2026-0001, AV-…, PF-…, given on sending; a supplier's own number for its invoices. */
    number: text("number"),
    clientId: text("client_id").references(() => clients.id),
    supplierId: text("supplier_id").references(() => suppliers.id),
    /** The client's or supplier's name when it was last written, to sort and search by. */
    partyName: text("party_name").notNull(),
    /** The client's own order number. */
    reference: text("reference").notNull().default(""),
    description: text("description").notNull().default(""),
    /** Issued, and the day of the sale or delivery. */
    issuedOn: text("issued_on").notNull(),
    soldOn: text("sold_on"),
    /** The day it stands in the books, where its own lies in a period that is closed: of a supplier's that came late. */
    postedOn: text("posted_on"),
    dueOn: text("due_on"),
    paymentTerms: text("payment_terms", { enum: paymentTerms }),
    /** Frozen on sending. */
    seller: text("seller", { mode: "json" }).$type<InvoiceParty>(),
    buyer: text("buyer", { mode: "json" }).$type<InvoiceParty>(),
    deliveryAddress: text("delivery_address", { mode: "json" }).$type<Address>(),
    /** What was delivered, when and where; empty where nothing leaves, or nobody said. */
    deliveries: text("deliveries", { mode: "json" }).$type<InvoiceDelivery[]>().notNull().default([]),
    /** The deposits that it takes back. */
    deposits: text("deposits", { mode: "json" }).$type<DeductedDeposit[]>().notNull().default([]),
    language: text("language", { enum: languages }).notNull().default("fr"),
    lines: text("lines", { mode: "json" }).$type<InvoiceLine[]>().notNull(),
    /** Why a part of it bears no tax: what was said, and on sending what follows from both sides. */
    vatReason: text("vat_reason", { enum: vatReasons }),
    vat: text("vat", { mode: "json" }).$type<VatLine[]>().notNull(),
    /** What is taken off the whole, as it was said: hundredths of a percent, or ten-thousandths of a euro excl. tax. */
    discount: integer("discount").notNull().default(0),
    discountAmount: integer("discount_amount").notNull().default(0),
    /** The same, by rate. */
    rebates: text("rebates", { mode: "json" }).$type<RebatePart[]>().notNull().default([]),
    /** Ten-thousandths of a euro, rounded to the cent: excl. tax, tax, incl. tax, already paid or credited. Never negative: a credit note's type says its sign. */
    subtotal: integer("subtotal").notNull(),
    tax: integer("tax").notNull(),
    total: integer("total").notNull(),
    paid: integer("paid").notNull().default(0),
    /** A credit note: the invoice it corrects. */
    creditsId: text("credits_id"),
    /** Where it came from, and through which door; null where nobody knows. */
    door: text("door", { enum: doors }),
    orderId: text("order_id"),
    restockId: text("restock_id"),
    scanId: text("scan_id"),
    recurringId: text("recurring_id"),
    /** What the payment link says besides, once an earlier one was withdrawn. */
    linkKey: text("link_key").notNull().default(""),
    /** No reminders while the client disputes it: why. */
    dispute: text("dispute").notNull().default(""),
    notes: text("notes").notNull().default(""),
    sentAt: integer("sent_at"),
    paidOn: text("paid_on"),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** What of the subtotal is no sale (deposits, packaging that comes back), all of it where nothing else is asked for; null where there is none. Kept by triggers. */
    unsold: integer("unsold"),
    bookedOn: text("booked_on").notNull().generatedAlwaysAs(sql`coalesce(posted_on, issued_on)`, { mode: "virtual" }),
    /** What is still due; nothing of drafts, proformas, credit notes and what is cancelled. */
    due: integer("due")
      .notNull()
      .generatedAlwaysAs(sql`case when status in ('sent', 'to_pay') and type in ('client', 'supplier') then total - paid else 0 end`, {
        mode: "virtual",
      }),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.number).where(sql`type not in ('supplier', 'supplier_credit') and number is not null`),
    uniqueIndex("invoices_of_supplier_number")
      .on(table.supplierId, table.number)
      .where(sql`type in ('supplier', 'supplier_credit') and status <> 'cancelled'`),
    index("invoices_newest").on(table.type, table.createdAt, table.id),
    index("invoices_by_status").on(table.type, table.status, table.createdAt, table.id),
    // These two hold all that turnover asks for.
    index("invoices_of_client").on(
      table.clientId,
      table.issuedOn,
      table.id,
      table.type,
      table.status,
      table.number,
      table.subtotal,
      table.unsold,
    ),
    index("invoices_of_supplier").on(table.supplierId, table.issuedOn, table.id),
    // Holds all that sums of what is due ask for.
    index("invoices_due")
      .on(table.type, table.dueOn, table.id, table.status, table.due, table.dispute)
      .where(sql`status in ('sent', 'to_pay')`),
    index("invoices_of_services").on(table.type, table.status).where(sql`instr(lines, '"isService":true') > 0`),
    index("invoices_by_day").on(table.type, table.issuedOn, table.clientId, table.status, table.number, table.subtotal, table.unsold),
    index("invoices_booked").on(table.type, table.bookedOn),
    index("invoices_by_payment").on(table.type, table.paidOn).where(sql`paid_on is not null`),
    index("invoices_of_order").on(table.orderId),
    // The unique ones above are of some invoices only: a search that may mean any of them cannot use those.
    index("invoices_by_number").on(table.number).where(sql`number is not null`),
    index("invoices_of_credited").on(table.creditsId).where(sql`credits_id is not null`),
    index("invoices_of_restock").on(table.restockId).where(sql`restock_id is not null`),
    index("invoices_of_recurring").on(table.recurringId, table.createdAt).where(sql`recurring_id is not null`),
    check("paid_within", sql`${table.paid} >= 0 and ${table.paid} <= ${table.total}`),
  ],
);

/** The lines of invoices by what they are for, kept by triggers: what of an order is invoiced, and what an item has brought. */
export const invoiceLines = sqliteTable(
  "invoice_lines",
  {
    invoiceId: text("invoice_id").notNull(),
    place: integer("place").notNull(),
    itemId: text("item_id"),
    orderId: text("order_id"),
    /** Null for a deposit, and for what takes one back. */
    orderLineId: text("order_line_id"),
    amount: integer("amount").notNull(),
    total: integer("total").notNull(),
    vatRate: integer("vat_rate").notNull(),
    /** Of packaging that comes back: owed to the client, no turnover. */
    container: text("container").$type<ContainerMove>(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.place] }),
    index("invoice_lines_of_order").on(table.orderId),
    index("invoice_lines_of_deposits").on(table.invoiceId).where(sql`order_id is not null and order_line_id is null`),
    index("invoice_lines_of_item").on(table.itemId),
    // What an invoice asks for and does not sell: few lines of many.
    index("invoice_lines_unsold")
      .on(table.invoiceId, table.total)
      .where(sql`container is not null or (order_id is not null and order_line_id is null)`),
  ],
);

/** Money against an invoice, or a credit note set against it; undone by a row that names it. */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    paidOn: text("paid_on").notNull(),
    /** Ten-thousandths of a euro; negative when it undoes another. */
    amount: integer("amount").notNull(),
    method: text("method", { enum: settledBy }).notNull(),
    /** The credit note that was set against it. */
    creditId: text("credit_id"),
    reverses: text("reverses"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("payments_of_invoice").on(table.invoiceId, table.createdAt),
    index("payments_by_day").on(table.paidOn, table.id),
    index("payments_of_credit").on(table.creditId).where(sql`credit_id is not null`),
    index("payments_on_account").on(table.invoiceId).where(sql`method = 'on_account'`),
    uniqueIndex("payments_reversed_once").on(table.reverses).where(sql`reverses is not null`),
  ],
);

/** Invoices that come back by themselves: each makes a draft on its day. */
export const recurringInvoices = sqliteTable(
  "recurring_invoices",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id),
    description: text("description").notNull(),
    /** Every so many months. */
    everyMonths: integer("every_months").notNull(),
    nextOn: text("next_on").notNull(),
    /** The day of the month that it keeps; null where the last day leads to the last day. */
    dayOfMonth: integer("day_of_month"),
    endsOn: text("ends_on"),
    lines: text("lines", { mode: "json" }).$type<InvoiceLine[]>().notNull(),
    /** Why what is at 0 % bears no tax; null when that follows from both sides. */
    vatReason: text("vat_reason", { enum: saidVatReasons }),
    paused: integer("paused", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("recurring_invoices_newest").on(table.createdAt, table.id),
    index("recurring_invoices_due").on(table.paused, table.nextOn),
  ],
);

/** What the numbers of invoices, credit notes and proformas begin with, where the business chose it. */
export const invoiceSeries = sqliteTable("invoice_series", {
  /** The type of paper. */
  id: text("id", { enum: numberedTypes }).primaryKey(),
  /** FA for FA-2026-0001. */
  prefix: text("prefix").notNull().unique(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
