import { inArray, or, sql } from "drizzle-orm";
import { items } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "./records";

/** Finds the items that a record's lines name, by identifier or SKU, in one query. */
export async function findItems(db: BusinessDatabase, names: string[]): Promise<(name: string) => ItemRow | undefined> {
  const searched = sql`(select value from json_each(${JSON.stringify([...names, ...names.map((name) => name.toUpperCase())])}))`;
  const rows = await db
    .select()
    .from(items)
    .where(or(inArray(items.id, searched), inArray(items.sku, searched)));
  return (name) => rows.find(({ id }) => id === name) ?? rows.find(({ sku }) => sku === name.toUpperCase());
}
