import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { BothWords } from "@/worker/core/files/cells";
import type { Language } from "@/worker/core/language";
import type { FieldProblem } from "@/worker/core/errors";
import type { z } from "@/worker/core/contract/fields";
import type { CommandContext } from "../handler";
import type { BusinessDatabase } from "../ports";

/** The fields of a line, in the internal form, once its schema has accepted it. */
export type ImportedFields = Record<string, unknown>;
/** A record of a target's table, as it is stored. */
export type SavedRecord = ImportedFields & { id: string; version: number };
/** A table of records that an import may write. */
export type ImportTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn; updatedAt: SQLiteColumn };

/** What judging a line may do: look things up. */
export type ImportLookup = Pick<CommandContext, "db" | "now">;
/** What the making of new records may do: look things up, and take numbers in the same write. */
type MakingContext = Pick<CommandContext, "db" | "now" | "keepAhead">;

/** What a part of a file has done, or the undoing of a whole one. */
export interface ImportEffect {
  /** What has changed of each record, by its identifier. */
  changed: Map<string, ImportedFields>;
  created: SavedRecord[];
  /** Identifiers. */
  removed: string[];
}

/** Records that a file brings in beside its own, and that go when it is undone: the tariffs of items. */
export interface Along {
  table: ImportTable;
  /** The record of the file that each belongs to. */
  of: SQLiteColumn;
  /** The import that made it. */
  by: SQLiteColumn;
  /** Says what to write beside records that are made or changed. */
  make(context: CommandContext, records: SavedRecord[], importId: string): Promise<void>;
}

/** How a file brings in the records of a module; everything else is the same for all modules. */
export interface ImportTarget {
  table: ImportTable;
  /** The words that name its columns. */
  words: BothWords;
  /** What a line may say of a new record, with the defaults of its `create`; of one that exists, its `update`. */
  create: z.ZodObject;
  update: z.ZodObject;
  /** Values that every line of such a file has without a column for them, in the exchange form. */
  defaults?: ImportedFields;
  /** Cells in other words, by field, where they say more than their own field or say it otherwise. */
  reword?(cells: Readonly<Record<string, string>>): Partial<Record<string, string>>;
  /** What a line comes to, where its cells alone do not show it. @param values as the cells say them, in the exchange form */
  tell?(values: ImportedFields, language: Language): string;
  /** The fields by which a line finds its record. */
  key: readonly string[];
  /** The key of a line, as records have it; null when the line does not say it. */
  keyOf(values: ImportedFields, now: number): string | null;
  /** The records that have one of these keys, each under its key. */
  find(db: BusinessDatabase, keys: string[]): Promise<Map<string, SavedRecord>>;
  /** What is wrong with lines because of other records than their own, for each of them. */
  look?(context: ImportLookup, lines: ImportedFields[]): Promise<FieldProblem[][]>;
  /** Fields that no two records may share, each with its column. */
  unique?: Record<string, SQLiteColumn>;
  /** The records to insert, in the order of the lines. */
  make(context: MakingContext, lines: ImportedFields[]): Promise<SavedRecord[]>;
  /** What of a line a record does not take as it stands. */
  refuse?(before: SavedRecord, line: ImportedFields): FieldProblem[];
  /** What a line changes of a record, with all that follows from it. */
  change(before: SavedRecord, line: ImportedFields): ImportedFields;
  along?: Along;
  /** Says what follows at once for other records. */
  follow?(context: CommandContext, followed: ImportEffect): Promise<void>;
  /** Sees to what follows once everything is written. */
  reach?(context: CommandContext, ids: string[]): Promise<void>;
  /** Columns of other tables that name such a record: one that is in use cannot be taken back. */
  usedBy: readonly SQLiteColumn[];
}
