import { sql } from "drizzle-orm";
import { movements } from "@/db/business";
import { audit } from "@/db/kernel";
import { migrations } from "@/db/migrations/business";
import type { Actor } from "../actor";
import type { Databases } from "../ports";

/**
 * A text that changes with every change to a business, whoever made it and through whichever door: each leaves a row in
 * the audit or, when goods moved, in the ledger. Null for those who have no business, or whose database is not made or not up to date yet.
 */
export async function revisionOf(databases: Databases, actor: Actor): Promise<string | null> {
  const business = actor.type === "visitor" ? null : actor.business;
  // An older database has not all its tables: it is brought up to date by who reads it first.
  if (business?.schemaVersion !== migrations.length) return null;
  const last = await databases
    .business(business.database)
    .get<{ audit: number | null; ledger: number | null }>(
      sql`select (select max(rowid) from ${audit}) as audit, (select max(rowid) from ${movements}) as ledger`,
    );
  return `${business.id}.${last?.audit ?? 0}.${last?.ledger ?? 0}`;
}
