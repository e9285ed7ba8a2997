import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "@/worker/core/language";
import { mailRhythms } from "@/worker/modules/business/reports/status";
import type { Report } from "@/worker/modules/business/reports/shapes";

/** Questions about figures that people keep under a name. */
export const savedReports = sqliteTable(
  "saved_reports",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    question: text("question", { mode: "json" }).$type<Report["question"]>().notNull(),
    /** How often it is sent by mail, to whom, in which language, and on which day next. */
    rhythm: text("rhythm", { enum: mailRhythms }),
    recipients: text("recipients", { mode: "json" }).$type<string[]>().notNull().default([]),
    nextOn: text("next_on"),
    sentAt: integer("sent_at"),
    language: text("language", { enum: languages }).notNull().default("fr"),
    /** Its place on the dashboard, from 1. */
    place: integer("place"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("saved_reports_newest").on(table.createdAt, table.id)],
);
