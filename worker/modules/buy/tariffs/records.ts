import { eq, type SQL } from "drizzle-orm";
import { items, suppliers, type tariffPrices, tariffs } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";
import type { PastPrice, Tariff } from "./contract";
import { unitPrice } from "@/worker/core/figures/unit-price";

export type TariffRow = typeof tariffs.$inferSelect;
type PriceRow = typeof tariffPrices.$inferSelect;

/** A tariff with whom and what it ties. */
export interface Tied {
  tariff: TariffRow;
  item: ItemRow;
  supplier: SupplierRow;
}

/** The tariffs that fit a condition, each with its item and its supplier; a query to await or to put in a batch. */
export function selectTied(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ tariff: tariffs, item: items, supplier: suppliers })
    .from(tariffs)
    .innerJoin(items, eq(items.id, tariffs.itemId))
    .innerJoin(suppliers, eq(suppliers.id, tariffs.supplierId))
    .where(condition)
    .$dynamic();
}

/** The tariff with this identifier. @throws Refusal `not_found` */
export async function fetchTariff(db: BusinessDatabase, id: string): Promise<Tied> {
  const [row] = await selectTied(db, eq(tariffs.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A tariff as the doors show it. */
export function toTariff({ tariff, item, supplier }: Tied): Tariff {
  const { pack: packName, packAmount, packUnit, ...row } = tariff;
  const pack = { amount: packAmount, unit: packUnit };
  return {
    ...row,
    pack,
    packName,
    itemName: item.name,
    sku: item.sku,
    itemUnit: item.unit,
    supplierName: supplier.name,
    supplierReference: supplier.reference,
    unitPrice: unitPrice(row.price, pack, item),
    leadTimeDays: supplier.leadTimeDays,
  };
}

/** A price of the past as the doors show it: its pack is counted as the tariff's is. */
export function toPastPrice({ at, price, packAmount }: PriceRow, { tariff, item }: Pick<Tied, "tariff" | "item">): PastPrice {
  const pack = { amount: packAmount, unit: tariff.packUnit };
  return { at, price, pack, unitPrice: unitPrice(price, pack, item) };
}
