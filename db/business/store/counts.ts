import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { countStatuses } from "@/worker/modules/store/counts/status";
import { locations } from "./stock";

/** A lot in a place, as it was said to be and as it was found; null until somebody has counted it. */
export interface CountLine {
  lotId: string;
  itemId: string;
  /** Thousandths of the item's base unit, when the sheet was made. */
  expected: number;
  counted: number | null;
  note: string;
}

/** A sheet to count a place by. */
export const counts = sqliteTable(
  "counts",
  {
    id: text("id").primaryKey(),
    /** INV-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: countStatuses }).notNull(),
    locationId: text("location_id")
      .notNull()
      .references(() => locations.id),
    /** Are the expected amounts hidden from who counts? */
    blind: integer("blind", { mode: "boolean" }).notNull(),
    lines: text("lines", { mode: "json" }).$type<CountLine[]>().notNull(),
    notes: text("notes").notNull().default(""),
    postedAt: integer("posted_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("counts_newest").on(table.createdAt, table.id)],
);
