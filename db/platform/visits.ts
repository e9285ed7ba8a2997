import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { businesses, users } from "./people";

/** What owners let the provider's staff look at: their business's data, until a time or until they withdraw it. */
export const visits = sqliteTable(
  "visits",
  {
    id: text("id").primaryKey(),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    /** Who grants it. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** What it is for, as both sides read it. */
    reason: text("reason").notNull(),
    /** UTC milliseconds. */
    endsAt: integer("ends_at").notNull(),
    withdrawnAt: integer("withdrawn_at"),
    /** How often somebody of the staff came in, and when last. */
    entries: integer("entries").notNull().default(0),
    enteredAt: integer("entered_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("visits_of_business").on(table.businessId, table.createdAt, table.id)],
);
