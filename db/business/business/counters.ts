import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last number given in each series of references: 42 for CLI-0042. */
export const counters = sqliteTable("counters", { series: text("series").primaryKey(), last: integer("last").notNull() });
