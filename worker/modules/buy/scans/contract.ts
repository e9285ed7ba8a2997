import { fileContent, identifier, money, note, pageOf, paging, recordOf, sum, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { pictureOf } from "@/worker/core/contract/printing";
import { DOCUMENT_BYTES, DOCUMENT_PAGES } from "@/worker/core/trade/document-kind";
import { lineValues, listed, MOST_LINES, sample, scan, values } from "./shapes";
import { currencies, documentKinds, scanStatuses } from "./status";

export type { ListedScan, Scan, ScanLine } from "./shapes";

const byId = { id: identifier };
const columns = ["createdAt", "fileName", "supplier", "invoiceNumber", "invoiceDate", "totalInclTax", "confidence", "status"] as const;
const shown = [
  "fileName",
  "status",
  "failure",
  "confidence",
  "supplier",
  "supplierName",
  "invoiceNumber",
  "invoiceDate",
  "dueDate",
  "totalExclTax",
  "vatAmount",
  "totalInclTax",
  "currency",
  "lineItems",
  "checks",
  "duplicateOf",
  "starts",
  "moves",
] as const;
const versioned = z.strictObject({ ...byId, version });

/** Pixels that a page is drawn across; what is a picture already comes as it is. */
const width = z.int().min(80).max(2_000).optional();

const receiving = z.object({
  address: z.string().nullable(),
  /** Where the same mail is filed with the documents instead. */
  documents: z.string().nullable(),
  /** Does mail reach the product at all? */
  isReceiving: z.boolean(),
});

/** Documents of suppliers that read themselves. What plans allow of them is judged by `quota`. */
export const scans = defineModule("scans", customers, {
  list: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, status: z.enum(scanStatuses).optional() }),
    output: pageOf(listed),
    columns,
    telling: ["fileName", "supplier", "invoiceNumber", "totalInclTax", "status"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: scan,
    columns: shown,
    isDerived: true,
  }),

  /** How many documents the plan still reads, and what more would cost. */
  quota: query({
    input: z.strictObject({}),
    output: z.object({
      /** How many the plan reads; none when it reads none. */
      most: z.int(),
      each: z.enum(["month", "once"]),
      used: z.int(),
      waiting: z.int(),
      left: z.int(),
      /** For a page beyond them; null where there is no more. */
      extraPage: sum.nullable(),
      extraPages: z.int(),
      extraCost: sum,
    }),
    columns: ["most", "each", "used", "waiting", "left", "extraPage", "extraPages", "extraCost"],
  }),

  /** Reads the sample that the public page shows. */
  demo: query({
    scope: "platform",
    access: { role: "public" },
    input: z.strictObject({}),
    output: sample,
    columns: ["supplier", "invoiceNumber", "invoiceDate", "dueDate", "totalInclTax", "confidence", "milliseconds"],
    isDerived: true,
  }),

  /** The address at which documents come in by mail; null while none has been opened. */
  inbox: query({
    scope: "platform",
    input: z.strictObject({}),
    output: receiving,
    columns: ["address"],
    isDerived: true,
  }),

  /** Opens that address, or changes it when too many know it. */
  renewInbox: command({
    scope: "platform",
    risk: "writes",
    input: z.strictObject({}),
    output: receiving,
    columns: ["address"],
  }),

  /** A page as people see it. */
  page: pictureOf(z.strictObject({ ...byId, page: z.int().min(1).max(DOCUMENT_PAGES).default(1), width })),

  /** PDF, JPEG, PNG, WebP or XML in base64, at most 20 MB. The same file is recognised and not read twice. */
  upload: command({
    risk: "writes",
    input: z.strictObject({
      content: fileContent(DOCUMENT_BYTES, "scan_large"),
      fileName: note(200).default(""),
      /** To the price of its pages, where the plan's documents are used up. */
      agreeToPay: z.boolean().default(false),
    }),
    output: listed.extend({ known: z.boolean() }),
    columns: ["id", "fileName", "status", "known"],
  }),

  /** Changes what was read; what is left out stays. Lines are given whole. */
  correct: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      ...z.object(values).partial().shape,
      kind: z.enum(documentKinds).optional(),
      /** What its amounts are in, where that was misread. */
      currency: z.enum(currencies).optional(),
      /** Of the books, where it is not the one found; null looks for it by what the document says. */
      supplierId: recordOf("suppliers").nullable().optional(),
      lineItems: z
        .array(
          z.strictObject({
            /** Which line it is; the one in its place when it does not say, a new one when it says 0. */
            line: z.int().min(0).max(MOST_LINES).optional(),
            ...z.object(lineValues).partial().shape,
            description: lineValues.description,
            item: recordOf("items").nullish(),
          }),
        )
        .max(MOST_LINES)
        .optional(),
      version,
    }),
    output: scan,
    columns: shown,
  }),

  /** Puts the supplier that it names into the books: name, numbers, address and account as they are read. */
  addSupplier: command({
    access: { limits: ["suppliers"] },
    risk: "writes",
    input: versioned,
    output: scan,
    columns: shown,
  }),

  /** Puts it into the books: an invoice to pay, on the schedule; a credit note, against what is due to its supplier. */
  book: command({
    access: { limits: ["suppliers"] },
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** Where the supplier is not the one found. */
      supplier: recordOf("suppliers").optional(),
      /** The order it invoices. */
      restock: recordOf("restocks").optional(),
      /** Tariffs that take the price of this document. */
      updateTariffs: z.array(identifier).max(MOST_LINES).default([]),
      /** What it comes to incl. tax, where it is in another currency. */
      inEuros: money.optional(),
      /** A person has looked at what `asks` names. */
      confirmed: z.boolean().default(false),
      /** It is one document, though several seem to be in the file. */
      asOne: z.boolean().default(false),
      version,
    }),
    output: scan,
    columns: shown,
  }),

  /**
   * Tells apart the invoices that came in one PDF: each becomes a document of its own and is read, and the file as a whole gives
   * its place up. Each counts as a document; the first takes the place that the whole has taken.
   */
  split: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** The pages on which a document starts: the first, and at least one more. */
      starts: z.array(z.int().min(1).max(DOCUMENT_PAGES)).min(2).max(DOCUMENT_PAGES),
      agreeToPay: z.boolean().default(false),
      version,
    }),
    output: z.object({ items: z.array(listed) }),
    columns: ["id", "fileName", "status"],
  }),

  /** Takes a booking back that was made a moment ago: its invoice is cancelled, and the document is to be reviewed again. */
  takeBack: command({ risk: "writes", input: versioned, output: scan, columns: shown }),

  /** Takes it up again, once its invoice has been cancelled. */
  reopen: command({ risk: "writes", input: versioned, output: scan, columns: shown }),

  /** Reads it anew, free of charge where it was read before. */
  retry: command({
    risk: "writes",
    input: z.strictObject({
      ...versioned.shape,
      /** Degrees clockwise by which its pages are to be turned from how they are shown. */
      turn: z.coerce.number().int().multipleOf(90).min(0).max(270).optional(),
    }),
    output: listed,
    columns,
  }),

  /** Forgets it, with its file. */
  discard: command({ risk: "writes", input: versioned, output: listed, columns }),
});
