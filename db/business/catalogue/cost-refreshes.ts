import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A change that reaches too many recipes for one write: what is still to be recomputed, each item after what it is made of. */
export const costRefreshes = sqliteTable(
  "cost_refreshes",
  {
    id: text("id").primaryKey(),
    pending: text("pending", { mode: "json" }).$type<string[]>().notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    finishedAt: integer("finished_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("cost_refreshes_newest").on(table.createdAt)],
);
