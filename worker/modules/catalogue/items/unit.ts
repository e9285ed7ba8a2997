import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { items, lots, recipes } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "./records";
import type { ItemKind } from "./status";

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

/** What a recipe may make. */
const made: readonly ItemKind[] = ["product", "component"];

/**
 * What an item is may change while nothing of it has moved: what lots were booked as, and what their labels and trace say, stays. What
 * a recipe makes stays something that is made.
 */
export async function kindProblems(db: BusinessDatabase, before: ItemRow, kind: ItemKind | undefined): Promise<FieldProblem[]> {
  if (kind === undefined || kind === before.kind) return [];
  const [moved, [recipe]] = await Promise.all([
    withLots(db, [before.id]),
    db.select({ id: recipes.id }).from(recipes).where(eq(recipes.itemId, before.id)).limit(1),
  ]);
  if (moved.has(before.id)) return [{ field: "kind", code: "has_moved" }];
  return recipe && !made.includes(kind) ? [{ field: "kind", code: "has_recipe" }] : [];
}
