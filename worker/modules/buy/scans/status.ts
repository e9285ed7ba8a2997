import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";
import { type PaperKind, paperKinds } from "@/worker/core/trade/reading";

export const scanStatuses = ["queued", "reading", "to_review", "booked", "failed", "discarded", "split"] as const;
export type ScanStatus = (typeof scanStatuses)[number];
/** What each means, whatever shows it. */
export const scanMeanings = {
  queued: "idle",
  reading: "flow",
  to_review: "soon",
  booked: "good",
  failed: "loss",
  discarded: "ended",
  split: "ended",
} satisfies Record<(typeof scanStatuses)[number], Meaning>;

/** A document on its way into the books (domain: scanning). A reading that was cut short is taken up again. */
export const scanStatus = statusTable<
  ScanStatus,
  "read" | "finish" | "fail" | "correct" | "book" | "takeBack" | "reopen" | "retry" | "discard" | "split"
>({
  queued: { read: "reading", fail: "failed", discard: "discarded" },
  reading: { read: "reading", finish: "to_review", fail: "failed", discard: "discarded" },
  to_review: { correct: "to_review", book: "booked", discard: "discarded", retry: "queued", split: "split" },
  booked: { takeBack: "to_review", reopen: "to_review" },
  failed: { retry: "queued", discard: "discarded" },
  discarded: {},
  split: {},
});

/** Those that the reader has still to read. */
export const waiting: ScanStatus[] = ["queued", "reading"];

/** Those that have given their place up, to nothing or to their parts. */
export const ended: ScanStatus[] = ["discarded", "split"];

/** Why a document could not be read: the reader's own reasons, and ours. */
export const failures = [
  "empty",
  "too_big",
  "unknown_kind",
  "encrypted",
  "truncated",
  "damaged",
  "too_many_pages",
  "decompression_bomb",
  "too_many_pixels",
  "unsafe_xml",
  "not_an_invoice",
  "no_such_page",
  "file_lost",
  "over_quota",
  "nothing_read",
  "interrupted",
] as const;
export type Failure = (typeof failures)[number];

/** The fields of a document that has been read, in the order one checks them. */
export const fieldNames = [
  "supplier",
  "invoiceNumber",
  "invoiceDate",
  "dueDate",
  "totalExclTax",
  "vatAmount",
  "totalInclTax",
  "vatNumber",
  "siret",
  "iban",
  "supplierAddress",
] as const;
export type FieldName = (typeof fieldNames)[number];

export const documentKinds = paperKinds;
/** Those that are put into the books: the others ask for nothing yet, or for what was asked for already. */
export const bookableKinds: readonly PaperKind[] = ["invoice", "credit", "receipt"];

/** What may be wrong with a document so that its booking asks: sums that do not agree, a total that is not certain, a supplier whose name would be new and is not, a day that may be another, VAT of a supplier from abroad. */
export const doubts = ["lines", "vat", "total", "kind", "supplier", "day", "foreign_vat"] as const;
export type Doubt = (typeof doubts)[number];

/** What the amounts of a document may be said to be in. */
export const currencies = ["EUR", "GBP", "USD", "CHF", "MYR"] as const;

/** Below this, in hundredths of a percent, a total is not booked before a person has looked at it. */
export const CERTAIN = 9_500;
/** Milliseconds in which a booking is taken back as if it had not been made. */
export const TAKEN_BACK_WITHIN = 30 * 60_000;

/** Below this, in hundredths of a percent, a field is shown first, to be looked at. */
export const SURE = 8_500;
