import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Report } from "@/worker/modules/business/reports/shapes";

/** Questions about figures that people keep under a name. */
export const savedReports = sqliteTable(
  "saved_reports",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    question: text("question", { mode: "json" }).$type<Report["question"]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("saved_reports_newest").on(table.createdAt, table.id)],
);
