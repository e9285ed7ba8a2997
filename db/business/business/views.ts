import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Lists as people kept them: where they stand, and what they are narrowed and ordered by. */
export const views = sqliteTable(
  "views",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    screen: text("screen").notNull(),
    search: text("search").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("views_name").on(table.name, table.screen),
    index("views_newest").on(table.createdAt, table.id),
    index("views_newest_of_screen").on(table.screen, table.createdAt, table.id),
  ],
);
