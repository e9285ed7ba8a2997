import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { searchedRecords } from "@/worker/modules/business/search/status";

/**
 * The words by which each record is found, kept by triggers beside its table. `records_search` (FTS5, three letters at a time, so that
 * a part of a word and a word with a slip are found too) indexes them.
 */
export const searchEntries = sqliteTable(
  "search_entries",
  {
    seq: integer("seq").primaryKey(),
    /** The table of the record. */
    record: text("record", { enum: searchedRecords }).notNull(),
    recordId: text("record_id").notNull(),
    words: text("words").notNull(),
  },
  (table) => [uniqueIndex("search_entries_of_record").on(table.record, table.recordId)],
);
