import { inArray, sql } from "drizzle-orm";
import { items, tariffs as table } from "@/db/business";
import type { Unit } from "@/worker/core/figures/quantity";
import { unitPrice } from "@/worker/core/figures/unit-price";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { followTariffs } from "./follow-tariffs";
import type { TariffRow } from "./records";

/** At what price somebody brings so much of an item. */
export interface FirstPrice {
  itemId: string;
  packAmount: number;
  packUnit: Unit;
  /** What the pack is called. */
  pack: string;
  /** Ten-thousandths of a euro excl. tax for a pack. */
  price: number;
}

/**
 * Makes the first price of an item that has no tariff the tariff of whoever brings it, in the write of another change; the item's
 * cost and its main supplier follow. A price whose pack does not convert into the item's unit is left out.
 * @returns the tariffs that were made, by item
 */
export async function addFirstTariffs(context: CommandContext, supplierId: string, prices: FirstPrice[]): Promise<Map<string, string>> {
  const { db, now } = context;
  const ids = [...new Set(prices.map(({ itemId }) => itemId))];
  if (!ids.length) return new Map();
  const [rows, priced] = await db.batch([
    db.select().from(items).where(inArray(items.id, ids)),
    db.select({ itemId: table.itemId }).from(table).where(inArray(table.itemId, ids)),
  ]);
  const created = rows.flatMap((item): TariffRow[] => {
    const first = prices.find(({ itemId, price }) => itemId === item.id && price > 0);
    if (!first || priced.some(({ itemId }) => itemId === item.id)) return [];
    if (unitPrice(first.price, { amount: first.packAmount, unit: first.packUnit }, item) === null) return [];
    const stamp = { version: 1, createdAt: now, updatedAt: now };
    return [{ id: newId(), supplierId, supplierCode: "", preferred: true, importId: null, ...first, ...stamp }];
  });
  if (!created.length) return new Map();
  const madeFor = JSON.stringify(created.map(({ itemId }) => itemId));
  context.assumes(sql`not exists (select 1 from ${table} where ${table.itemId} in (select value from json_each(${madeFor})))`);
  context.insertMany(table, created);
  await followTariffs(context, { changed: new Map(), created, removed: [] });
  return new Map(created.map(({ itemId, id }) => [itemId, id]));
}
