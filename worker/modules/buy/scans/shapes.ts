import { stated } from "@/worker/core/contract/meaning";
import { DOCUMENT_PAGES } from "@/worker/core/trade/document-kind";
import { balance, civil, supplierQuantity, instant, money, note, rate, share, z } from "@/worker/core/contract/fields";
import { documentKinds, doubts, failures, fieldNames, scanStatuses, scanMeanings } from "./status";

/** More lines than an invoice of thirty pages has. */
export const MOST_LINES = 60 * DOCUMENT_PAGES;

/** Where something stands on a page (from 1), in fractions of it. */
const place = z.object({ page: z.int(), left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

/** What a document says, apart from its lines. Null where it says nothing. */
export const values = {
  supplier: note(200).nullable(),
  invoiceNumber: note(60).nullable(),
  invoiceDate: civil.nullable(),
  dueDate: civil.nullable(),
  totalExclTax: balance.nullable(),
  vatAmount: balance.nullable(),
  totalInclTax: balance.nullable(),
  vatNumber: note(30).nullable(),
  siret: note(30).nullable(),
  iban: note(42).nullable(),
  supplierAddress: note(400).nullable(),
};

/** What a line says. */
export const lineValues = {
  description: note(400),
  quantity: supplierQuantity.nullable(),
  /** As the supplier prints it: "kg", "colis". */
  unit: note(30).nullable(),
  unitPrice: balance.nullable(),
  totalAmount: balance.nullable(),
  vatRate: rate.nullable(),
  /** The supplier's own code. */
  code: note(60).nullable(),
};

/** What a product's price is after such a change, and what is left on it. */
const effect = z.object({
  name: z.string(),
  costBefore: money.nullable(),
  costAfter: money.nullable(),
  marginBefore: rate.nullable(),
  marginAfter: rate.nullable(),
});

/** The tariff that a line is priced against, and what its price does when it is another. */
const priceChange = z.object({
  tariffId: z.string(),
  /** For a pack: as the tariff has it, and as this document does. */
  before: money,
  after: money,
  change: rate.nullable(),
  /** Products that would cost another price, those that change most first. */
  effects: z.array(effect),
  reached: z.int(),
});

const lineItem = z.object({
  /** From 1. */
  line: z.int(),
  ...lineValues,
  itemId: z.string().nullable(),
  itemName: z.string().nullable(),
  itemSku: z.string().nullable(),
  /** Items that it may stand for, the likeliest first. */
  suggestions: z.array(z.object({ id: z.string(), name: z.string(), sku: z.string() })),
  priceChange: priceChange.nullable(),
  confidence: share,
  at: place.nullable(),
});

/** Does the arithmetic hold? Null where there is not enough to tell. */
const checks = z.object({ lines: z.boolean().nullable(), totals: z.boolean().nullable(), vat: z.boolean().nullable() });

/** A document in a list. */
export const listed = z.object({
  id: z.string(),
  fileName: z.string(),
  status: stated(scanStatuses, scanMeanings),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  pages: z.int().nullable(),
  supplier: z.string(),
  invoiceNumber: z.string().nullable(),
  invoiceDate: civil.nullable(),
  totalInclTax: balance.nullable(),
  /** As the paper names it: "EUR", "GBP"; null where it names none. */
  currency: z.string().nullable(),
  confidence: share.nullable(),
  failure: z.enum(failures).nullable(),
  attempts: z.int(),
  extraPages: z.int(),
  supplierId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedScan = z.output<typeof listed>;

/** A document with all that was read of it. */
export const scan = z.object({
  ...listed.shape,
  kind: z.enum(documentKinds).nullable(),
  ...values,
  supplier: values.supplier,
  /** How sure each field is, and where it was read. */
  found: z.array(
    z.object({
      field: z.enum(fieldNames),
      confidence: share,
      at: place.nullable(),
      /** A person has said it, or it follows from what a person said of an earlier document. */
      corrected: z.boolean(),
      learned: z.boolean(),
    }),
  ),
  lineItems: z.array(lineItem),
  checks,
  /** What a person must look at before it is booked. */
  asks: z.array(z.enum(doubts)),
  /** The supplier of the books it is from; null while there is none. */
  supplierName: z.string().nullable(),
  /** The invoice of the books with the same supplier and number. */
  duplicateOf: z.string().nullable(),
  /** The restock that a delivery note is received on; null where none is awaited, and of every other document. */
  restock: z.object({ id: z.string(), reference: z.string() }).nullable(),
  /** Pages on which a document seems to start; none where there seems to be but one. */
  starts: z.array(z.int()),
  /** Is it a picture of its pages, whose words had to be recognised? */
  isPicture: z.boolean(),
  pageSizes: z.array(z.object({ width: z.number(), height: z.number() })),
  moves: z.array(z.string()),
});
export type Scan = z.output<typeof scan>;
export type ScanLine = z.output<typeof lineItem>;

const { description, quantity, unitPrice, totalAmount, vatRate } = lineValues;

/** The public page's document, with how long its reading took. */
export const sample = z.object({
  ...values,
  milliseconds: z.int(),
  confidence: share,
  found: scan.shape.found,
  lineItems: z.array(z.object({ description, quantity, unitPrice, totalAmount, vatRate, at: place.nullable() })),
  checks,
});

/** What is kept of a document's fields, in the integers of the core. */
export interface KeptDocument {
  kind: (typeof documentKinds)[number];
  values: { [Name in keyof typeof values]: z.output<(typeof values)[Name]> };
  lines: KeptLine[];
  vat: { rate: number; base: number; vat: number }[];
  /** What discounts and charges on the whole come to. */
  adjustments?: number;
  /** What a person says its amounts are in, where that was misread. */
  currency?: string;
  /** Fields that a person has said, and those that earlier corrections have given. */
  corrected: string[];
  learned: string[];
}
export interface KeptLine {
  description: string;
  quantity: number | null;
  unit: string | null;
  unitPrice: number | null;
  totalAmount: number | null;
  vatRate: number | null;
  code: string | null;
  itemId: string | null;
  /** Which line of the reading it comes from; null for one that a person added. */
  read: number | null;
}
