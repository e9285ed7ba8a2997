import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Facts } from "@/worker/modules/catalogue/calculations/rules";

/** What something would cost and sell for: scenarios that people keep to compare. */
export const calculations = sqliteTable(
  "calculations",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    facts: text("facts", { mode: "json" }).$type<Facts>().notNull(),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("calculations_newest").on(table.createdAt, table.id)],
);
