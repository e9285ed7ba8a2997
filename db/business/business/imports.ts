import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FieldProblem } from "@/worker/core/errors";
import { importStates, importTargets, lineStates } from "@/worker/modules/business/imports/status";

/** A column of an imported file: what it is called there, the field it fills, and a few of its cells. */
export interface ImportColumn {
  heading: string;
  /** Null when the column is not read. */
  field: string | null;
  samples: string[];
  /** Does an empty cell clear the field? It says nothing otherwise. */
  clears?: boolean;
}

/** Files that people brought in, each with what became of it. */
export const imports = sqliteTable(
  "imports",
  {
    id: text("id").primaryKey(),
    target: text("target", { enum: importTargets }).notNull(),
    fileName: text("file_name").notNull(),
    state: text("state", { enum: importStates }).notNull(),
    columns: text("columns", { mode: "json" }).$type<ImportColumn[]>().notNull(),
    lines: integer("lines").notNull(),
    toCreate: integer("to_create").notNull(),
    toUpdate: integer("to_update").notNull(),
    unchanged: integer("unchanged").notNull(),
    refused: integer("refused").notNull(),
    /** How many lines have been dealt with, while they are written and after. */
    handled: integer("handled").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("imports_newest").on(table.createdAt, table.id)],
);

/** The lines of a file, as they were read, with what is foreseen for each and, once written, what it takes to undo it. */
export const importLines = sqliteTable(
  "import_lines",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** 0, 1, 2… in the order of the file. */
    place: integer("place").notNull(),
    /** Where it begins in the file, counted from 1. */
    line: integer("line").notNull(),
    cells: text("cells", { mode: "json" }).$type<string[]>().notNull(),
    /** What is wrong with the form of the line, whatever its columns mean. */
    problem: text("problem", { mode: "json" }).$type<Omit<FieldProblem, "field"> | null>(),
    state: text("state", { enum: lineStates }).notNull(),
    problems: text("problems", { mode: "json" }).$type<FieldProblem[]>().notNull(),
    /** The record it is about, and its version: as it was looked at, then as it was written. */
    recordId: text("record_id"),
    recordVersion: integer("record_version"),
    /** What it changed, as it was before, in the database's own values. */
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index("import_lines_of_record").on(table.recordId).where(sql`record_id is not null`),
    index("import_lines_by_state").on(table.importId, table.state, table.place),
  ],
);

/** What people last chose for the columns of their files, by the heading without case or accents; empty for "not read". */
export const importMappings = sqliteTable("import_mappings", {
  target: text("target", { enum: importTargets }).primaryKey(),
  fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
});
