import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { fileSubjects } from "@/worker/modules/provider/files/status";
import { users } from "./people";

/** Files that customers and the provider's staff hand each other, and the pictures of experts. */
export const providerFiles = sqliteTable(
  "provider_files",
  {
    /** Sorts in the order written. */
    id: text("id").primaryKey(),
    subject: text("subject", { enum: fileSubjects }).notNull(),
    /** The request, the appointment or the expert that it belongs to. */
    recordId: text("record_id").notNull(),
    userId: text("user_id").notNull(),
    isStaff: integer("is_staff", { mode: "boolean" }).notNull(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    digest: text("digest").notNull(),
    /** Its name where files are kept. */
    fileKey: text("file_key").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("provider_files_of_record").on(table.recordId, table.id)],
);

/** Addresses at which calendars follow the appointments of a person. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  /** That of the person. */
  id: text("id")
    .primaryKey()
    .references(() => users.id),
  /** What makes the address its own: whoever knows it may read it. */
  key: text("key").notNull().unique(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
