import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { businesses } from "./people";

/** The address at which a business receives mail whose attachments read themselves: one at a time, changed when it leaks. */
export const scanInboxes = sqliteTable("scan_inboxes", {
  /** That of the business. */
  id: text("id")
    .primaryKey()
    .references(() => businesses.id),
  /** What makes the address its own: whoever knows it may write there. */
  key: text("key").notNull().unique(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
