import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { items, lots } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "./records";

/** Those of some items that have lots, used up or not: the amounts and costs of lots are in the unit of their item. */
export async function withLots(db: BusinessDatabase, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const some = exists(db.select({ one: sql`1` }).from(lots).where(eq(lots.itemId, items.id)));
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), some));
  return new Set(rows.map(({ id }) => id));
}

/** The unit of an item that has lots stays: a kilo at 2 € would become a gram at 2 €. */
export function unitProblems(before: ItemRow, changes: Partial<ItemRow>, hasLots: boolean): FieldProblem[] {
  const isOther = changes.unit !== undefined && changes.unit !== before.unit;
  return isOther && hasLots ? [{ field: "unit", code: "has_lots" }] : [];
}
