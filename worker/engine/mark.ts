import { sql } from "drizzle-orm";
import { audit } from "@/db/kernel";
import type { Actor } from "./actor";
import type { House } from "./house";

/**
 * A text that changes with every change to a business, whoever made it and through whichever door: each leaves a row in
 * the audit. Null for those who have no business, or whose database is not made yet.
 */
export async function markOf(house: House, actor: Actor): Promise<string | null> {
  const business = actor.type === "visitor" ? null : actor.business;
  if (!business?.schemaVersion) return null;
  const last = await house.databases.business(business.database).get<{ last: number | null }>(sql`select max(rowid) as last from ${audit}`);
  return `${business.id}.${last?.last ?? 0}`;
}
