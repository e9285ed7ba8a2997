import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  type BundleChoices,
  type BundledPaper,
  bundleKinds,
  type BundleRecord,
  bundleStates,
} from "@/worker/modules/papers/paper-bundles/status";

/** Many papers as one file, made by the queue: of one kind, or a visit pack with its attachments. */
export const paperBundles = sqliteTable(
  "paper_bundles",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: bundleKinds }).notNull(),
    state: text("state", { enum: bundleStates }).notNull(),
    /** What each paper is of, and what it is called in the file. */
    records: text("records", { mode: "json" }).$type<BundleRecord[]>().notNull(),
    choices: text("choices", { mode: "json" }).$type<BundleChoices>().notNull(),
    /** How many there are, how many of them were looked at, and which of these could not be printed. */
    total: integer("total").notNull(),
    printed: integer("printed").notNull().default(0),
    /** Those that are printed, in the order of the file. */
    papers: text("papers", { mode: "json" }).$type<BundledPaper[]>().notNull().default([]),
    refused: text("refused", { mode: "json" }).$type<string[]>().notNull().default([]),
    fileName: text("file_name").notNull(),
    /** Where its papers lie in the files, by how they begin. */
    fileKey: text("file_key").notNull(),
    /** Who is written to once it is there, and in which language. */
    email: text("email"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("paper_bundles_newest").on(table.createdAt, table.id)],
);
