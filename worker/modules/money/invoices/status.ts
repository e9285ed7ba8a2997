import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

/** What a paper about money is: ours to a client, a supplier's to us, one that takes back, one that only shows, one by which a supplier takes back. */
export const invoiceTypes = ["client", "supplier", "credit", "proforma", "supplier_credit"] as const;
/** Those that we number. */
export const numberedTypes = ["client", "credit", "proforma"] as const;
export type NumberedType = (typeof numberedTypes)[number];
export type InvoiceType = (typeof invoiceTypes)[number];

/** What a line of a supplier's has to do with a deposit: it asks for one, or takes it back. */
export const supplierDeposits = ["asked", "deducted"] as const;
export type SupplierDeposit = (typeof supplierDeposits)[number];

/** What a line has to do with packaging that comes back, as kegs and crates: it is charged for, or it came back. */
export const containerMoves = ["charged", "returned"] as const;
export type ContainerMove = (typeof containerMoves)[number];

/** What a line sells: by that its VAT falls due, and it is taxed here or where the client is. */
export const lineNatures = ["goods", "service"] as const;

/** What is kept; `overdue` is what a sent one reads once its day has passed. */
export const storedStatuses = ["draft", "to_pay", "sent", "paid", "cancelled"] as const;
export type StoredStatus = (typeof storedStatuses)[number];
export const invoiceStatuses = ["draft", "to_pay", "sent", "paid", "overdue", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** What each means, whatever shows it. */
export const invoiceMeanings = {
  draft: "idle",
  to_pay: "flow",
  sent: "flow",
  paid: "good",
  overdue: "soon",
  cancelled: "ended",
} satisfies Record<(typeof invoiceStatuses)[number], Meaning>;

/** Of what we send (domain: status machines): a sent one never changes, and is cancelled by a full credit note only. */
export const invoiceStatus = statusTable<
  StoredStatus,
  "update" | "remove" | "send" | "markPaid" | "undoPayment" | "credit" | "cancel" | "dispute" | "refund" | "allocate"
>({
  draft: { update: "draft", remove: "cancelled", send: "sent" },
  sent: { markPaid: "paid", undoPayment: "sent", credit: "sent", cancel: "cancelled", dispute: "sent", refund: "sent", allocate: "sent" },
  paid: { undoPayment: "sent", credit: "paid" },
  to_pay: {},
  // What was paid of it may bounce: its credit note then owes less, or it is due again where that was given back.
  cancelled: { undoPayment: "sent" },
});

/** Of what suppliers send us: booked, then paid; cancelled before. */
export const supplierInvoiceStatus = statusTable<
  StoredStatus,
  "update" | "remove" | "book" | "markPaid" | "undoPayment" | "cancel" | "refund"
>({
  draft: { update: "draft", remove: "cancelled", book: "to_pay" },
  to_pay: { markPaid: "paid", undoPayment: "to_pay", cancel: "cancelled" },
  paid: { undoPayment: "to_pay" },
  // A credit note that is not used up.
  sent: { refund: "paid", undoPayment: "sent" },
  cancelled: {},
});

/** What an invoice reads on a day. @param today a civil date */
export function statusOn(status: StoredStatus, dueOn: string | null, today: string): InvoiceStatus {
  const isOpen = status === "sent" || status === "to_pay";
  return isOpen && dueOn !== null && dueOn < today ? "overdue" : status;
}

/** What is worth a look before a draft is sent: its VAT is not that of its buyer, perishable food is paid later than the law allows. */
export const draftNotices = ["vat_of_buyer", "perishable_terms"] as const;
export type DraftNotice = (typeof draftNotices)[number];

/** How revenue is told apart. */
export const revenueGroups = ["month", "client"] as const;

export const paymentMethods = ["transfer", "card", "cheque", "cash", "direct_debit", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** How a paper is settled though no money moves: by what the client or supplier has on account, or because what a credit note owes is kept as compensation. */
export const bookMethods = ["on_account", "kept"] as const;
export const settledBy = [...paymentMethods, ...bookMethods] as const;
export type SettledBy = (typeof settledBy)[number];
/** Does no money move by it? */
export const isOfBooks = (method: SettledBy): boolean => (bookMethods as readonly SettledBy[]).includes(method);
