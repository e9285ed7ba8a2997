import { and, eq, inArray } from "drizzle-orm";
import { suppliers, tariffs } from "@/db/business";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { addSupplier } from "@/worker/modules/buy/suppliers";
import type { ItemRow } from "../records";

/** What of an item its first tariff says. */
type Priced = Pick<ItemRow, "id" | "unit" | "cost" | "supplierName" | "recipeId">;

/**
 * Makes the cost that a person types for an item the tariff of its main supplier, in the write of that item, where the supplier is
 * known and the item has no tariff yet: from then on its cost follows what that supplier asks.
 * @param isNew is a supplier that nobody knows by this name added, with or without a price?
 */
export async function followSupplier(context: CommandContext, item: Priced, isNew: boolean): Promise<void> {
  if (!item.supplierName || !(isNew || isPriced(item))) return;
  const { sellerOf, hasTariff } = await known(context, [item]);
  const seller = sellerOf(item) ?? (isNew ? (await addSupplier(context, { name: item.supplierName })).id : undefined);
  if (seller && isPriced(item) && !hasTariff(item)) context.insert(tariffs, rowOf(item, seller, context.now, null));
}

/** The same for the items of a file, whose undoing takes these tariffs away again. @param importId the file */
export async function addFirstTariffs(context: CommandContext, items: Priced[], importId: string): Promise<void> {
  const priced = items.filter((item) => item.supplierName && isPriced(item));
  if (!priced.length) return;
  const { sellerOf, hasTariff } = await known(context, priced);
  const rows = priced.flatMap((item) => {
    const seller = sellerOf(item);
    return seller && !hasTariff(item) ? [rowOf(item, seller, context.now, importId)] : [];
  });
  context.insertMany(tariffs, rows);
}

/** What is made by a recipe costs what the recipe says. */
const isPriced = ({ cost, recipeId }: Priced): boolean => Boolean(cost) && !recipeId;

/** The suppliers that items name, and which items have a tariff; one round trip. */
async function known({ db }: CommandContext, items: Priced[]) {
  const names = [...new Set(items.map(({ supplierName }) => fold(supplierName)))];
  const ids = items.map(({ id }) => id);
  const [sellers, priced] = await db.batch([
    db
      .select({ id: suppliers.id, sortName: suppliers.sortName })
      .from(suppliers)
      .where(and(inArray(suppliers.sortName, names), eq(suppliers.archived, false))),
    db.select({ itemId: tariffs.itemId }).from(tariffs).where(inArray(tariffs.itemId, ids)),
  ]);
  const sellerByName = new Map(sellers.map(({ id, sortName }) => [sortName, id]));
  const tariffed = new Set(priced.map(({ itemId }) => itemId));
  return {
    sellerOf: ({ supplierName }: Priced) => sellerByName.get(fold(supplierName)),
    hasTariff: ({ id }: Priced) => tariffed.has(id),
  };
}

/** A tariff of one unit at what the item costs. */
function rowOf({ id: itemId, unit, cost }: Priced, supplierId: string, now: number, importId: string | null) {
  const pack = { pack: "", packAmount: units[unit].factor * QUANTITY_SCALE, packUnit: unit };
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  return { id: newId(), itemId, supplierId, supplierCode: "", ...pack, price: cost ?? 0, preferred: true, importId, ...stamp };
}
