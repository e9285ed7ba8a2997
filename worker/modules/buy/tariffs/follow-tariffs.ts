import { asc, inArray } from "drizzle-orm";
import { itemCosts, suppliers, tariffs as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import type { ImportEffect } from "@/worker/engine/lists/importing";
import { reprice } from "@/worker/modules/catalogue/costing";
import { fetchItemsById } from "@/worker/modules/catalogue/items";
import type { TariffRow } from "./records";
import { unitPrice } from "@/worker/core/figures/unit-price";
import { cheapestFirst } from "./rules";

/**
 * Gives the items of many tariffs the cost and the supplier of their preferred one, as a file has made, changed or removed
 * them. Where the preferred one went away, the cheapest that is left takes its place.
 */
export async function followTariffs(context: CommandContext, { changed, created, removed }: ImportEffect): Promise<void> {
  const { db } = context;
  const rows = await tariffsOf(context, [...changed.keys(), ...removed], created as TariffRow[]);
  const removedIds = new Set(removed);
  const after = [...rows.map((row) => ({ ...row, ...(changed.get(row.id) as Partial<TariffRow>) })), ...(created as TariffRow[])];
  const remaining = after.filter(({ id }) => !removedIds.has(id));
  const itemIds = [...new Set(after.map(({ itemId }) => itemId))];
  const alone = after.filter(({ id, itemId }) => removedIds.has(id) && !remaining.some((other) => other.itemId === itemId));
  const [items, sellers, former] = await Promise.all([
    fetchItemsById(db, itemIds),
    sellersOf(context, remaining),
    costsBefore(context, alone),
  ]);
  const repriced = items.map((item) => {
    const own = remaining.filter(({ itemId }) => itemId === item.id);
    const offers = own.map((row) => ({ ...row, unitPrice: unitPrice(row.price, { amount: row.packAmount, unit: row.packUnit }, item) }));
    const preferred = offers.find((offer) => offer.preferred) ?? cheapestFirst(offers)[0];
    const row = rows.find(({ id }) => id === preferred?.id);
    if (row && !row.preferred) context.update(table, row, { preferred: true });
    return {
      item,
      cost: preferred ? preferred.unitPrice : (former.get(item.id) ?? null),
      supplierName: sellers.get(preferred?.supplierId ?? "") ?? "",
    };
  });
  await reprice(context, repriced);
}

/** Every tariff of the items that these tariffs are of, as they are kept. */
async function tariffsOf({ db }: CommandContext, ids: string[], created: TariffRow[]): Promise<TariffRow[]> {
  const named = ids.length ? await db.select({ itemId: table.itemId }).from(table).where(inArray(table.id, ids)) : [];
  const itemIds = [...new Set([...named, ...created].map(({ itemId }) => itemId))];
  return itemIds.length ? db.select().from(table).where(inArray(table.itemId, itemIds)) : [];
}

/** What items cost before these tariffs, the only ones they had, were made. */
async function costsBefore({ db }: CommandContext, orphans: TariffRow[]): Promise<Map<string, number | null>> {
  const costs = new Map<string, number | null>();
  if (!orphans.length) return costs;
  const ids = orphans.map(({ itemId }) => itemId);
  const rows = await db.select().from(itemCosts).where(inArray(itemCosts.itemId, ids)).orderBy(asc(itemCosts.at));
  for (const { itemId, createdAt } of orphans) {
    costs.set(itemId, rows.findLast((row) => row.itemId === itemId && row.at < createdAt)?.cost ?? null);
  }
  return costs;
}

async function sellersOf({ db }: CommandContext, rows: TariffRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const named = ids.length
    ? await db.select({ id: suppliers.id, name: suppliers.name }).from(suppliers).where(inArray(suppliers.id, ids))
    : [];
  return new Map(named.map(({ id, name }) => [id, name]));
}
