import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { feedbackTypes } from "@/worker/modules/business/feedback/status";
import { undoneStates } from "@/worker/modules/business/jobs/status";
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

/** Jobs from before the command that asks for them is written until they are done, those that failed every retry included. */
export const undoneJobs = sqliteTable(
  "undone_jobs",
  {
    id: text("id").primaryKey(),
    job: text("job", { mode: "json" }).$type<unknown>().notNull(),
    state: text("state", { enum: undoneStates }).notNull(),
    /** When the clock sends it again, if it still waits. */
    dueAt: integer("due_at").notNull(),
    /** Until when whoever does it now may take, unless they ask for longer. */
    heldUntil: integer("held_until").notNull().default(0),
    /** How often somebody began. */
    tries: integer("tries").notNull().default(0),
    replayedAt: integer("replayed_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("undone_jobs_by_date").on(table.createdAt), index("undone_jobs_due").on(table.state, table.dueAt)],
);

/** Letters the embedded mail default has "sent": read at /dev/outbox. Empty where a mail service is configured. */
export const letters = sqliteTable("letters", {
  id: text("id").primaryKey(),
  mail: text("mail", { mode: "json" }).$type<Mail>().notNull(),
  at: integer("at").notNull(),
});
