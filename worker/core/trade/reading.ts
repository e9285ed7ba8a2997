/** What the reader finds in a document. Everything in it crosses between Workers: plain data only. */

/** Where something stands: a page (from 1) and a box in fractions of that page, from its top left. */
export interface Place {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A field as it was read; null when it was not found. */
export interface FieldReading<Value> {
  value: Value | null;
  /** How likely it is right, 0 to 1; of a field that was not found, 0. */
  confidence: number;
  at: Place | null;
}

/** A line of an invoice. A part that the document does not say is null. */
export interface LineItem {
  description: string;
  /** Thousandths of the unit the supplier counts in. */
  quantity: number | null;
  /** Ten-thousandths of the currency, as core/money, before tax on most invoices. */
  unitPrice: number | null;
  /** Ten-thousandths of the currency. */
  total: number | null;
  /** Hundredths of a percent, as core/rate. */
  vatRate: number | null;
  /** The supplier's own code of the article. */
  code: string | null;
  /** The unit as it is printed: "kg", "colis", "L". */
  unit: string | null;
  confidence: number;
  at: Place | null;
}

/** One rate of the invoice: what it applies to and what it makes, in ten-thousandths of the currency. */
export interface VatPart {
  rate: number;
  base: number;
  vat: number;
}

export interface Fields {
  invoiceNumber: FieldReading<string>;
  supplier: FieldReading<string>;
  /** Civil dates, YYYY-MM-DD. */
  invoiceDate: FieldReading<string>;
  dueDate: FieldReading<string>;
  supplierAddress: FieldReading<string>;
  vatNumber: FieldReading<string>;
  /** SIREN or SIRET. */
  siret: FieldReading<string>;
  /** Where the supplier is paid. */
  iban: FieldReading<string>;
  /** Ten-thousandths of the currency. */
  totalExclTax: FieldReading<number>;
  vatAmount: FieldReading<number>;
  totalInclTax: FieldReading<number>;
}

/** Does the arithmetic of the document hold? Null when too much is missing to check it. */
export interface Checks {
  /** The lines make the total excluding tax (or including it, on receipts). */
  lines: boolean | null;
  /** Excluding tax and tax make including tax. */
  totals: boolean | null;
  /** Each rate makes its tax, and they make the tax of the document. */
  vat: boolean | null;
}

/** What a paper may be; only the first three are put into the books. */
export const paperKinds = ["invoice", "credit", "receipt", "proforma", "quote", "order", "delivery", "statement"] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface Reading {
  kind: PaperKind;
  /** How likely it is of that kind, 0 to 1; readings of before do not say. */
  kindConfidence?: number;
  /** Where it was read: the data of an e-invoice, the text of a PDF, or the picture of a page. */
  source: "xml" | "text" | "ocr";
  currency: string | null;
  fields: Fields;
  vatBreakdown: VatPart[];
  lineItems: LineItem[];
  /** What discounts and charges on the whole come to, in ten-thousandths of the currency. */
  adjustments?: number;
  checks: Checks;
  /** How likely every field is right, 0 to 1. */
  confidence: number;
  /** The pages on which a document seems to start, where there seem to be several. */
  starts?: number[];
  /** Sizes of the pages, in points for a PDF and pixels for a picture; none for an e-invoice without pages. */
  pages: PageSize[];
}

/** A business the reader may meet. */
export interface KnownParty {
  name: string;
  vatNumber?: string | null;
  siret?: string | null;
}

export interface ReadOptions {
  /** Suppliers of the business, whose names and numbers confirm what was read. */
  known?: KnownParty[];
  /** The business that reads: never its own supplier. */
  own?: KnownParty | null;
  /** The pages of the document, where the file holds others too. */
  part?: { first: number; last: number };
  /** Degrees clockwise by which a person says that pictures of pages are to be turned: 0, 90, 180 or 270. */
  turn?: number;
}

/** A page as it was read. */
export interface PageSize {
  width: number;
  height: number;
  /** Degrees clockwise by which its picture was turned to be recognised, 0 where it stood upright; a page with text has none. */
  turn?: number;
}

/** What was asked and was not done, with its reason. */
export interface Refused {
  refused: Reason;
}

/** Why a document cannot be read. */
export type Reason =
  | "empty"
  | "too_big"
  | "unknown_kind"
  | "encrypted"
  | "truncated"
  | "damaged"
  | "too_many_pages"
  | "decompression_bomb"
  | "too_many_pixels"
  | "unsafe_xml"
  | "not_an_invoice"
  | "no_such_page";

/** What a document says: its text by pages, and how many of them there are. */
export interface DocumentText {
  pages: string[];
  count: number;
}

/** A page as a picture file. */
export interface DrawnPage {
  type: "image/png" | "image/webp";
  bytes: Uint8Array;
}
