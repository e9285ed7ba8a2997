import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** A program that waits for a person to let it in from a browser, for a few minutes. */
export const deviceSignIns = sqliteTable(
  "device_sign_ins",
  {
    /** SHA-256 of what the program shows to be let in; only it knows that itself. */
    proofHash: text("proof_hash").primaryKey(),
    /** What the person compares or types, without its dash. */
    userCode: text("user_code").notNull().unique(),
    /** What the program calls itself. */
    name: text("name").notNull(),
    state: text("state", { enum: ["waiting", "approved", "refused"] })
      .notNull()
      .default("waiting"),
    /** Who answered. */
    userId: text("user_id").references(() => users.id),
    /** UTC milliseconds. */
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("device_sign_ins_by_expiry").on(table.expiresAt)],
);
