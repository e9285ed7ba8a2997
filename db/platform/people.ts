import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { periods, planNames, subscriptionStatuses } from "@/worker/core/contract/plans";
import type { BillTo } from "@/worker/modules/business/billing/shapes";

/** What a person asked for when signing up; their business is made from it once their address is proven. */
export interface Opening {
  company: string;
  plan: (typeof planNames)[number];
  period: (typeof periods)[number];
}

/** A business of a maker: where its database is, which plan it has. */
export const businesses = sqliteTable("businesses", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Name of its own database. */
  database: text("database").notNull().unique(),
  /** Number of business migrations applied; 0 until the database exists. */
  schemaVersion: integer("schema_version").notNull().default(0),
  plan: text("plan", { enum: planNames }).notNull(),
  period: text("period", { enum: periods }).notNull(),
  planStatus: text("plan_status", { enum: subscriptionStatuses }).notNull(),
  trialEndsAt: integer("trial_ends_at").notNull(),
  /** The civil day from which what is paid counts; null where it was paid before that was kept. */
  paidFrom: text("paid_from"),
  /** The civil day from which the next period is to be paid; null while nothing was ever paid. */
  renewsOn: text("renews_on"),
  /** What begins on that day in place of the same again. */
  nextPlan: text("next_plan", { enum: planNames }),
  nextPeriod: text("next_period", { enum: periods }),
  /** Was it cancelled, and ends on that day? */
  isEnding: integer("is_ending", { mode: "boolean" }).notNull().default(false),
  /** The civil day since which a period is unpaid. */
  dueSince: text("due_since"),
  /** The day on which somebody paid for the first time, and the one on which it ended: what conversion and churn count. */
  paidSince: text("paid_since"),
  endedOn: text("ended_on"),
  /** When a mail said that the trial will end. */
  remindedAt: integer("reminded_at"),
  /** What the service that takes cards calls the business, once it has a card to debit. */
  customer: text("customer"),
  /** Who is billed, where the business said it; its own details otherwise. */
  billTo: text("bill_to", { mode: "json" }).$type<BillTo>(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/**
 * A person who signs in. E-mail and phone are stored in lower case and digits, so that they compare. A phone number may be
 * several people's: nobody proves that it is theirs, so nobody can take it from another, or learn that another has it.
 */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    phone: text("phone"),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    newsletter: integer("newsletter", { mode: "boolean" }).notNull(),
    termsAcceptedAt: integer("terms_accepted_at").notNull(),
    businessId: text("business_id").references(() => businesses.id),
    /** When the person proved, with a mailed code, that the address is theirs; until then there is no account to speak of. */
    confirmedAt: integer("confirmed_at"),
    /** Null once it is done. */
    opening: text("opening", { mode: "json" }).$type<Opening>(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("users_by_phone").on(table.phone), index("users_of_business").on(table.businessId, table.createdAt)],
);

/** The role of a person; a person without a row is a customer. */
export const userProfile = sqliteTable("user_profile", {
  id: text("id")
    .primaryKey()
    .references(() => users.id),
  role: text("role").notNull().default("customer"),
});

/** A Lucia session. The browser's cookie or a program's tokens point to it; deleting it ends both. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    expiresAt: integer("expires_at").notNull(),
    door: text("door", { enum: ["web", "program", "recovery"] }).notNull(),
    remember: integer("remember", { mode: "boolean" }).notNull(),
    /** The visit that somebody of the staff is on: it opens what `visits` says as long as it says so. */
    visitId: text("visit_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/** Each refresh token works once: using a spent one means it was stolen, and ends the session. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token; the token itself is never kept. */
    hash: text("hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    at: integer("at").notNull(),
    spentAt: integer("spent_at"),
  },
  (table) => [index("refresh_tokens_by_session").on(table.sessionId)],
);

/** A code mailed to a person, to prove that the address is theirs; only its hash is kept. */
export const recoveries = sqliteTable("recoveries", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  codeHash: text("code_hash").notNull(),
  expiresAt: integer("expires_at").notNull(),
  triesLeft: integer("tries_left").notNull(),
});

/** Failed or costly attempts per account or address in a window of time. */
export const attempts = sqliteTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: integer("window_ends_at").notNull(),
  },
  (table) => [index("attempts_by_age").on(table.windowEndsAt)],
);
