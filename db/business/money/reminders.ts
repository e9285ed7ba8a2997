import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "@/worker/core/language";
import { reminderSteps } from "@/worker/modules/money/reminders/status";
import { clients } from "../sell/clients";

/** Letters to clients who are late. */
export const reminders = sqliteTable(
  "reminders",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => clients.id),
    step: text("step", { enum: reminderSteps }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    sentTo: text("sent_to").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** The invoices it asks for, with what was due of each, in ten-thousandths of a euro. */
    invoices: text("invoices", { mode: "json" }).$type<{ id: string; number: string; due: number; penalties: number }[]>().notNull(),
    total: integer("total").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("reminders_newest").on(table.createdAt, table.id), index("reminders_of_client").on(table.clientId, table.createdAt)],
);

/** After how many days each step is due, and the words it uses; the usual ones when a business has none of its own. */
export const reminderScenario = sqliteTable("reminder_scenario", {
  id: text("id", { enum: reminderSteps }).primaryKey(),
  afterDays: integer("after_days").notNull(),
  active: integer("active", { mode: "boolean" }).notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull(),
});
