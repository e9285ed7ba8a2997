import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Reading } from "@/worker/core/trade/reading";
import type { KeptDocument } from "@/worker/modules/buy/scans/shapes";
import { type Failure, scanStatuses } from "@/worker/modules/buy/scans/status";

/** Documents of suppliers on their way into the books; the file lies in the files under `fileKey`. */
export const scans = sqliteTable(
  "scans",
  {
    id: text("id").primaryKey(),
    status: text("status", { enum: scanStatuses }).notNull(),
    fileName: text("file_name").notNull(),
    fileKey: text("file_key").notNull(),
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** SHA-256 of the content: the same file is recognised. A part of a file says its pages behind it. */
    digest: text("digest").notNull(),
    pages: integer("pages"),
    /** Of a part of a file: which of its pages, from 1. */
    firstPage: integer("first_page"),
    lastPage: integer("last_page"),
    /** What the reader made of it, with where each field was read. */
    reading: text("reading", { mode: "json" }).$type<Reading>(),
    /** The fields as a person left them; those of the reading while nobody has changed any. */
    fields: text("fields", { mode: "json" }).$type<KeptDocument>(),
    /** Hundredths of a percent. */
    confidence: integer("confidence"),
    /** Why it could not be read: a key of the module's words. */
    failure: text("failure").$type<Failure | "">().notNull().default(""),
    attempts: integer("attempts").notNull().default(0),
    supplierId: text("supplier_id"),
    supplierName: text("supplier_name").notNull().default(""),
    invoiceId: text("invoice_id"),
    /** The month it counts in (YYYY-MM), once it has been read. */
    countedIn: text("counted_in"),
    /** To the price of its pages, should the plan's documents be used up. */
    agreed: integer("agreed", { mode: "boolean" }).notNull().default(false),
    /** Pages beyond the plan's documents, to be paid. */
    extraPages: integer("extra_pages").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("scans_newest").on(table.createdAt, table.id),
    index("scans_by_status").on(table.status, table.createdAt, table.id),
    index("scans_counted").on(table.countedIn),
    index("scans_by_extra_pages").on(table.extraPages),
    index("scans_by_digest").on(table.digest),
    index("scans_of_file").on(table.fileKey),
    uniqueIndex("scans_digest").on(table.digest).where(sql`status <> 'discarded'`),
  ],
);

/** What corrections have taught of a supplier's papers. */
export const scanLessons = sqliteTable(
  "scan_lessons",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id").notNull(),
    /** A field of the document, or `item` for what a line's description stands for. */
    field: text("field").notNull(),
    /** What was read: the label beside the value, or the line's folded description. */
    seen: text("seen").notNull(),
    /** What it stands for: the item's identifier, or how far from its label the value stands. */
    meant: text("meant").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("scan_lessons_of").on(table.supplierId, table.field, table.seen)],
);
