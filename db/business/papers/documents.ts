import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { abouts, keepers, readings } from "@/worker/modules/papers/documents/status";

const times = {
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
};

/** What a file is, wherever it lies among the files. */
const file = {
  fileName: text("file_name").notNull(),
  mediaType: text("media_type").notNull(),
  /** Bytes. */
  size: integer("size").notNull(),
  /** SHA-256 of what it holds. */
  digest: text("digest").notNull(),
  fileKey: text("file_key").notNull(),
  /** Whose the file is: what was signed is kept by its signature, and stays when the document leaves. */
  keeper: text("keeper", { enum: keepers }).notNull().default("documents"),
};

/** Documents that a business keeps; the file is that of their last version. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    /** Its row in documents_found, where all that it says is searched; triggers keep both. */
    place: integer("place"),
    title: text("title").notNull(),
    /** The title without case or accents, to sort by. */
    sortTitle: text("sort_title").notNull(),
    /** Names between slashes; empty at the top. */
    folder: text("folder").notNull().default(""),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
    notes: text("notes").notNull().default(""),
    validFrom: text("valid_from"),
    validUntil: text("valid_until"),
    ...file,
    /** Which version is the last. */
    number: integer("number").notNull().default(1),
    /** Bytes of all its versions. */
    bytes: integer("bytes").notNull(),
    pages: integer("pages"),
    reading: text("reading", { enum: readings }).notNull(),
    /** Why it could not be read: a key of the module's words. */
    failure: text("failure").notNull().default(""),
    trashed: integer("trashed", { mode: "boolean" }).notNull().default(false),
    trashedAt: integer("trashed_at"),
    ...times,
  },
  (table) => [
    // With their place in them, documents that say something are picked out of the order without being read.
    index("documents_newest").on(table.trashed, table.createdAt, table.id, table.place),
    index("documents_by_title").on(table.trashed, table.sortTitle, table.id, table.place),
    index("documents_by_end").on(table.trashed, table.validUntil, table.id, table.place),
    index("documents_in_folder").on(table.trashed, table.folder, table.createdAt, table.id, table.place),
    index("documents_in_trash").on(table.trashedAt),
    uniqueIndex("documents_place").on(table.place),
    uniqueIndex("documents_digest").on(table.digest).where(sql`trashed = 0`),
  ],
);

/** Every version of a document, the last one too. */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    ...file,
    /** What changed, as its author says it. */
    note: text("note").notNull().default(""),
    authorName: text("author_name").notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex("document_versions_number").on(table.documentId, table.number),
    index("document_versions_digest").on(table.digest),
    index("document_versions_file").on(table.fileKey),
  ],
);

/** What a document is about: records of other modules. */
export const documentLinks = sqliteTable(
  "document_links",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    about: text("about", { enum: abouts }).notNull(),
    recordId: text("record_id").notNull(),
    /** Which part of the record: a question of an audit. */
    part: text("part").notNull().default(""),
    ...times,
  },
  (table) => [
    uniqueIndex("document_links_of").on(table.documentId, table.about, table.recordId),
    index("document_links_about").on(table.about, table.recordId),
  ],
);

/** Links by which somebody outside opens a document, until a moment. */
export const documentShares = sqliteTable(
  "document_shares",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    linkKey: text("link_key").notNull(),
    endsAt: integer("ends_at").notNull(),
    withdrawnAt: integer("withdrawn_at"),
    ...times,
  },
  (table) => [index("document_shares_of").on(table.documentId, table.createdAt)],
);

/** When a shared document was opened. */
export const documentOpenings = sqliteTable(
  "document_openings",
  {
    id: text("id").primaryKey(),
    shareId: text("share_id")
      .notNull()
      .references(() => documentShares.id, { onDelete: "cascade" }),
    ...times,
  },
  (table) => [index("document_openings_of").on(table.shareId, table.createdAt)],
);

/** What the pages of a document say; page 0 is its head alone, and is written last. All that a document says is searched by documents_found, which triggers keep. */
export const documentPages = sqliteTable(
  "document_pages",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    text: text("text").notNull().default(""),
    /** Folded: its title, tags and file's name, the same on every page, and what the page says. */
    head: text("head").notNull(),
    words: text("words").notNull().default(""),
  },
  (table) => [uniqueIndex("document_pages_of").on(table.documentId, table.page)],
);

/** Parts of files that are still on their way, each by the SHA-256 of the whole file and its place. */
export const documentParts = sqliteTable(
  "document_parts",
  {
    id: text("id").primaryKey(),
    digest: text("digest").notNull(),
    /** From 0. */
    part: integer("part").notNull(),
    /** Bytes of the part, and of the whole file. */
    size: integer("size").notNull(),
    whole: integer("whole").notNull(),
    ...times,
  },
  (table) => [uniqueIndex("document_parts_of").on(table.digest, table.part), index("document_parts_age").on(table.createdAt)],
);

/** How many documents there are and what they weigh, by folder and by tag; triggers keep it. */
export const documentTallies = sqliteTable(
  "document_tallies",
  {
    kind: text("kind", { enum: ["folder", "tag"] }).notNull(),
    name: text("name").notNull(),
    trashed: integer("trashed", { mode: "boolean" }).notNull(),
    count: integer("count").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.trashed] })],
);
