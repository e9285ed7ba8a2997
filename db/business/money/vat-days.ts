import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What fell due in VAT, less what was deducted, on the days until today: worked out once from papers and payments. Triggers take back
 * the days that a change may reach (`vat_days_until`).
 */
export const vatDays = sqliteTable("vat_days", {
  /** A civil day. */
  day: text("day").primaryKey(),
  /** Ten-thousandths of a euro. */
  net: integer("net").notNull(),
});

/** Up to which day those sums hold: one row. */
export const vatDaysUntil = sqliteTable("vat_days_until", {
  id: integer("id").primaryKey(),
  /** A civil day. */
  until: text("until").notNull(),
  /** One more at each change of what the sums follow from. */
  stamp: integer("stamp").notNull(),
});
