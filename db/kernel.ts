import { sql } from "drizzle-orm";
import type { Mail } from "@/worker/core/files/mail";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tables that the engine keeps in every database, the platform's and each business's alike. */

/** What changed, who did it, through which door, before and after: written in the same batch as the change. */
export const audit = sqliteTable(
  "audit",
  {
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    actor: text("actor").notNull(),
    door: text("door").notNull(),
    operation: text("operation").notNull(),
    record: text("record").notNull(),
    recordId: text("record_id").notNull(),
    before: text("before", { mode: "json" }).$type<unknown>(),
    after: text("after", { mode: "json" }).$type<unknown>(),
  },
  (table) => [index("audit_by_record").on(table.record, table.recordId, table.at)],
);

/** The answer to each command that carried a key, so that a retry says the same thing and acts once. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    key: text("key").primaryKey(),
    operation: text("operation").notNull(),
    inputHash: text("input_hash").notNull(),
    output: text("output", { mode: "json" }).$type<unknown>(),
    at: integer("at").notNull(),
  },
  (table) => [index("idempotency_by_age").on(table.at)],
);

/** Messages to the outside world, committed with the change that caused them and sent afterwards. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    message: text("message", { mode: "json" }).$type<Mail>().notNull(),
    at: integer("at").notNull(),
    sentAt: integer("sent_at"),
  },
  (table) => [index("outbox_waiting").on(table.at).where(sql`${table.sentAt} is null`)],
);

/**
 * Always empty: a row that fails one of its checks rolls the whole batch back, and the check's name says why.
 * Each column is filled by one kind of guard only.
 */
export const guard = sqliteTable("guard", { changed: integer("changed"), within: integer("within") }, (table) => [
  check("stale", sql`coalesce(${table.changed}, 1) > 0`),
  check("limit_reached", sql`coalesce(${table.within}, 1) > 0`),
]);

/** What a plan counts, as it was before the batch; empty outside a batch. */
export const limitMarks = sqliteTable("limit_marks", { name: text("name").primaryKey(), count: integer("count").notNull() });

/** The last number given in each series of references: 42 for CLI-0042. */
export const counters = sqliteTable("counters", { series: text("series").primaryKey(), last: integer("last").notNull() });
