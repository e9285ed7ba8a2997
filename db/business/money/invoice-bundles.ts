import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { bundleStates } from "@/worker/modules/money/invoice-bundles/status";

/** Papers of many invoices as one file, printed by the queue. */
export const invoiceBundles = sqliteTable(
  "invoice_bundles",
  {
    id: text("id").primaryKey(),
    state: text("state", { enum: bundleStates }).notNull(),
    invoiceIds: text("invoice_ids", { mode: "json" }).$type<string[]>().notNull(),
    /** How many there are, and how many of them are printed. */
    total: integer("total").notNull(),
    printed: integer("printed").notNull().default(0),
    fileName: text("file_name").notNull(),
    /** Where its papers and the whole lie in the files, by how they begin. */
    fileKey: text("file_key").notNull(),
    /** Bytes of the whole; 0 before it is there. */
    size: integer("size").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("invoice_bundles_newest").on(table.createdAt, table.id)],
);
