import { and, desc, eq, getTableColumns, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { items } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Item, type ListedItem, listedItem } from "./contract";
import { searchQuery } from "./rules";

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

/** What sorts as the margin of items that have none (`items.sort_margin`). */
const NO_MARGIN = -1_000_000;
/** Items whose margin is known and under a rate, in hundredths of a percent: found by the index that sorts them. */
export const hasMarginBelow = (rate: number) => and(gt(items.sortMargin, NO_MARGIN), lt(items.sortMargin, rate));

/** The items that a search finds; words without a letter or a digit match nothing, rather than everything. */
export function foundBy(text: string): SQL {
  const words = searchQuery(text);
  return words ? sql`${items.seq} in (select rowid from items_search where items_search match ${words})` : sql`false`;
}
