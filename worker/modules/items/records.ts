import { and, desc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import { items } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Item, type ListedItem, listedItem } from "./contract";

export type ItemRow = typeof items.$inferSelect;

/** The item with this identifier, or else with this SKU. @throws Refusal `not_found` */
export async function fetchItem(db: BusinessDatabase, idOrSku: string): Promise<ItemRow> {
  const named = or(eq(items.id, idOrSku), eq(items.sku, idOrSku.toUpperCase()));
  const [row] = await db
    .select()
    .from(items)
    .where(and(named))
    .orderBy(desc(eq(items.id, idOrSku)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The items with these identifiers. */
export async function fetchItemsById(db: BusinessDatabase, ids: string[]): Promise<ItemRow[]> {
  return ids.length ? db.select().from(items).where(inArray(items.id, ids)) : [];
}

const columns = getTableColumns(items);
type Listed = keyof ListedItem;

/** The columns of an item that a list shows. */
export const listedColumns = Object.fromEntries(Object.keys(listedItem.shape).map((name) => [name, columns[name as Listed]])) as Pick<
  typeof columns,
  Listed
>;

/** A row as the doors show it. */
export function toItem(row: ItemRow): Item {
  const { seq, sortName, searchText, archivedAt, sortPrice, sortMargin, ...item } = row;
  return item;
}
