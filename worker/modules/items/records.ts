import { and, desc, eq, getTableColumns, or } from "drizzle-orm";
import { items } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Item } from "./contract";

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

const { seq, sortName, searchText, archivedAt, sortPrice, sortMargin, ...shown } = getTableColumns(items);

/** The columns of an item that the doors show. */
export const shownColumns = shown;

/** A row as the doors show it. */
export function toItem(row: ItemRow): Item {
  const { seq, sortName, searchText, archivedAt, sortPrice, sortMargin, ...item } = row;
  return item;
}
