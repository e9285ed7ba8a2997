import type { company, invoices, payments, treasuryEntries } from "@/db/business";

export type InvoiceRow = typeof invoices.$inferInsert;
export type CompanyRow = Omit<typeof company.$inferInsert, "id" | "updatedAt">;
export type EntryRow = typeof treasuryEntries.$inferInsert;

/** What an invoice says that says nothing else: rows of one statement have the same fields. */
export const blank = {
  number: null,
  clientId: null,
  supplierId: null,
  reference: "",
  description: "",
  soldOn: null,
  dueOn: null,
  paymentTerms: null,
  seller: null,
  buyer: null,
  deliveryAddress: null,
  deliveries: [],
  deposits: [],
  language: "fr",
  paid: 0,
  creditsId: null,
  orderId: null,
  restockId: null,
  scanId: null,
  recurringId: null,
  vatReason: null,
  dispute: "",
  notes: "",
  sentAt: null,
  paidOn: null,
} satisfies Partial<InvoiceRow>;
/** The same, of payments and of lines of the treasury. */
export const blankPayment = { creditId: null, reverses: null };
export const blankEntry = {
  paymentId: null,
  invoiceId: null,
  planId: null,
  bankLineId: null,
  partyId: null,
  besideId: null,
  vatRate: null,
};

/** Money of a year: what was asked, what was paid of it, and what that did to the treasury. */
export interface Books {
  invoices: InvoiceRow[];
  payments: (typeof payments.$inferInsert)[];
  entries: EntryRow[];
}
