import { DOCUMENT_BYTES, DOCUMENT_PAGES } from "@/worker/core/trade/document-kind";

/** What one document may ask of an isolate, whose memory is 128 MB. */
export const limits = {
  /** Bytes of a document. */
  bytes: DOCUMENT_BYTES,
  pages: DOCUMENT_PAGES,
  /** Pixels of a picture: above, decoding alone would fill the isolate. Browsers shrink photographs before they are sent. */
  pixels: 36_000_000,
  /** Pixels of a PNG or WebP, which are decoded whole. */
  decoded: 6_000_000,
  /** Pixels that are recognised at once; larger pictures are drawn smaller first. */
  recognised: 4_500_000,
  /** Bytes that one compressed part of a PDF may become, and that all of them may. */
  inflated: 64_000_000,
  inflatedInAll: 256_000_000,
  /** Bytes an engine's memory may grow to before it is replaced by a fresh one: WebAssembly never gives memory back. */
  engine: 60_000_000,
} as const;
