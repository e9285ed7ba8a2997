import { desc, eq, inArray, or } from "drizzle-orm";
import { checklists as table, items } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Checklist, ListedChecklist } from "./shapes";

export type ChecklistRow = typeof table.$inferSelect;

/** The one that goes by an identifier or a name, those in use first. @throws Refusal `not_found` */
export async function fetchChecklist(db: BusinessDatabase, idOrName: string): Promise<ChecklistRow> {
  const [found] = await db
    .select()
    .from(table)
    .where(or(eq(table.id, idOrName), eq(table.sortName, fold(idOrName))))
    .orderBy(desc(eq(table.id, idOrName)), table.status)
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** Lists that ask something today; a query to await or to put in a batch. */
export const selectInUse = (db: BusinessDatabase) => db.select().from(table).where(eq(table.status, "in_use"));

/** Items by identifier or SKU. */
export function selectNamed(db: BusinessDatabase, names: readonly string[]) {
  const all = [...names, ...names.map((name) => name.toUpperCase())];
  return db
    .select({ id: items.id, sku: items.sku, name: items.name })
    .from(items)
    .where(or(inArray(items.id, all), inArray(items.sku, all)))
    .orderBy(items.sortName);
}

/** As lists show it. */
export function toListed({ sortName, points, itemIds, ...shown }: ChecklistRow): ListedChecklist {
  return { ...shown, itemCount: itemIds.length, size: points.length };
}

/** As the doors show it. */
export async function toChecklist(db: BusinessDatabase, row: ChecklistRow): Promise<Checklist> {
  const named = row.itemIds.length ? await selectNamed(db, row.itemIds) : [];
  return { ...toListed(row), points: row.points, items: named };
}
