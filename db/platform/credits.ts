import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { creditCauses, creditTypes } from "@/worker/modules/business/credits/status";
import { users } from "./people";

/** What a person may spend and what is held for them: kept by a trigger with `credit_entries`, in the same write. */
export const userCredits = sqliteTable(
  "user_credits",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    /** Credits that may be spent. */
    credits: integer("credits").notNull().default(0),
    /** Credits held for what is agreed and not delivered yet. */
    held: integer("held").notNull().default(0),
  },
  (table) => [check("not_enough_credits", sql`${table.credits} >= 0`), check("held_credits", sql`${table.held} >= 0`)],
);

/** The ledger of credits. Rows are only ever added (triggers refuse the rest), each once for what caused it. */
export const creditEntries = sqliteTable(
  "credit_entries",
  {
    /** Sorts in the order written. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    type: text("type", { enum: creditTypes }).notNull(),
    /** How many, always above zero: the type says which way they go. */
    credits: integer("credits").notNull(),
    /** The kind of record that caused it, and which. */
    cause: text("cause", { enum: creditCauses }).notNull(),
    causeId: text("cause_id").notNull(),
    /** UTC milliseconds after which what is left of a grant is taken back; null when it never is. */
    expiresAt: integer("expires_at"),
    actor: text("actor").notNull(),
    reason: text("reason").notNull().default(""),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("credit_entries_of_user").on(table.userId, table.createdAt, table.id),
    uniqueIndex("credit_entries_once").on(table.cause, table.causeId, table.type),
    // What is held is either spent or given back, and that once.
    uniqueIndex("credit_entries_settled_once").on(table.cause, table.causeId).where(sql`type in ('capture', 'release')`),
    check("some_credits", sql`${table.credits} > 0`),
  ],
);
