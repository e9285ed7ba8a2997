import { and, asc, inArray, isNotNull, or } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { conditionsOf, type Filters, ours } from "./list";

/** The invoices that have a number and match, the oldest first. @param today a civil date */
export async function findNumbered(db: BusinessDatabase, filters: Filters, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(...conditionsOf(filters, today), isNotNull(table.number)))
    .orderBy(asc(table.issuedOn), asc(table.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of these identifiers or numbers that have a number. */
export async function findNumberedByName(db: BusinessDatabase, names: string[]) {
  const numbers = names.map((name) => name.toUpperCase());
  return db
    .select({ id: table.id, number: table.number })
    .from(table)
    .where(and(inArray(table.type, [...ours]), isNotNull(table.number), or(inArray(table.id, names), inArray(table.number, numbers))));
}
