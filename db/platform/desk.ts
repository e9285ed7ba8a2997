import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { feedbackTypes } from "@/worker/modules/business/feedback/status";
import { deadReasons } from "@/worker/modules/business/jobs/status";
import type { Mail } from "@/worker/core/files/mail";

/** What people tell us through the feedback dialog. */
export const feedback = sqliteTable(
  "feedback",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: feedbackTypes }).notNull(),
    message: text("message").notNull(),
    email: text("email").notNull(),
    userId: text("user_id"),
    page: text("page"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("feedback_by_date").on(table.createdAt)],
);

/** Jobs that failed every retry, kept until a person replays or discards them. */
export const deadJobs = sqliteTable(
  "dead_jobs",
  {
    id: text("id").primaryKey(),
    job: text("job", { mode: "json" }).$type<unknown>().notNull(),
    reason: text("reason", { enum: deadReasons }).notNull(),
    replayedAt: integer("replayed_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("dead_jobs_by_date").on(table.createdAt)],
);

/** Letters the embedded mail default has "sent": read at /dev/outbox. Empty where a mail service is configured. */
export const letters = sqliteTable("letters", {
  id: text("id").primaryKey(),
  mail: text("mail", { mode: "json" }).$type<Mail>().notNull(),
  at: integer("at").notNull(),
});
