import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { tokenScopes } from "@/worker/modules/business/access-tokens/status";
import { users } from "./people";

/** Tokens that people make for a program of theirs, such as an assistant; only what tells one from the others is kept. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    scope: text("scope", { enum: tokenScopes }).notNull(),
    /** SHA-256 of the token; the token itself is never kept. */
    proofHash: text("proof_hash").notNull().unique(),
    /** UTC milliseconds. */
    expiresAt: integer("expires_at").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("access_tokens_of_user").on(table.userId, table.createdAt, table.id),
    index("access_tokens_by_expiry").on(table.expiresAt),
  ],
);
