import { statusTable } from "@/worker/core/contract/status";

export const scanStatuses = ["queued", "reading", "to_review", "booked", "failed", "discarded", "split"] as const;
export type ScanStatus = (typeof scanStatuses)[number];

/** A document on its way into the books (domain: scanning). A reading that was cut short is taken up again. */
export const scanStatus = statusTable<
  ScanStatus,
  "read" | "finish" | "fail" | "correct" | "book" | "reopen" | "retry" | "discard" | "split"
>({
  queued: { read: "reading", fail: "failed", discard: "discarded" },
  reading: { read: "reading", finish: "to_review", fail: "failed", discard: "discarded" },
  to_review: { correct: "to_review", book: "booked", discard: "discarded", retry: "queued", split: "split" },
  booked: { reopen: "to_review" },
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

export const documentKinds = ["invoice", "credit", "receipt"] as const;

/** Below this, in hundredths of a percent, a field is shown first, to be looked at. */
export const SURE = 8_500;
