import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { EventName, Topic } from "@/worker/modules/business/notifications/rules";
import type { Values } from "@/worker/modules/business/notifications/shapes";
import { users } from "./people";

/** What people are told: one row a person and event. Its words are said when it is read, in the language one then reads in. */
export const notifications = sqliteTable(
  "notifications",
  {
    /** Sorts in the order written. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    event: text("event").$type<EventName>().notNull(),
    /** The record that the event leads to. */
    recordId: text("record_id").notNull(),
    values: text("values", { mode: "json" }).$type<Values>().notNull(),
    /** UTC milliseconds. */
    readAt: integer("read_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("notifications_of_user").on(table.userId, table.createdAt, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
    index("notifications_by_age").on(table.createdAt),
  ],
);

/** Of which topics a person wants mails; who never chose has the usual ones. */
export const notificationChoices = sqliteTable("notification_choices", {
  /** That of the person. */
  id: text("id")
    .primaryKey()
    .references(() => users.id),
  mails: text("mails", { mode: "json" }).$type<Topic[]>().notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
