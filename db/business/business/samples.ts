import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sampleKinds } from "@/worker/modules/business/first-steps/status";

/** The records that were put in to try things with: what is named here, and nothing else, is removed with them. */
export const samples = sqliteTable(
  "samples",
  {
    /** The record's own. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: sampleKinds }).notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("samples_of_kind").on(table.kind)],
);
