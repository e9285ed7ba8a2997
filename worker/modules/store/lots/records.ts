import { desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { deliveries, items, lots, productions, restocks, suppliers } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import type { Unit } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { worth } from "@/worker/modules/store/ledger";
import { daysLeft, freshnessOf } from "./rules";
import type { Lot } from "./shapes";

export type LotRow = typeof lots.$inferSelect;

/** A lot with what it is of, and whence it came. */
export interface FoundLot {
  lot: LotRow;
  itemName: string;
  sku: string;
  unit: Unit;
  supplierName: string | null;
  causeReference: string | null;
}

/** What one reads of lots: itself, its item, its supplier, the record it came from; a query to await or to put in a batch. */
export function selectLots(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select(lotColumns)
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .leftJoin(suppliers, eq(suppliers.id, lots.supplierId))
    .where(condition)
    .$dynamic();
}

const lotColumns = {
  lot: getTableColumns(lots),
  itemName: items.name,
  sku: items.sku,
  unit: items.unit,
  supplierName: suppliers.name,
  causeReference: sql<string | null>`case ${lots.cause}
    when 'restock' then (select ${restocks.reference} from ${restocks} where ${restocks.id} = ${lots.causeId})
    when 'delivery' then (select ${deliveries.reference} from ${deliveries} where ${deliveries.id} = ${lots.causeId})
    when 'production' then (select ${productions.reference} from ${productions} where ${productions.id} = ${lots.causeId}) end`,
};

/** The lot that goes by an identifier or a number. @throws Refusal `not_found` */
export async function fetchLot(db: BusinessDatabase, idOrNumber: string): Promise<FoundLot> {
  const named = or(eq(lots.id, idOrNumber), eq(lots.number, idOrNumber), eq(lots.number, idOrNumber.toUpperCase()));
  const [row] = await selectLots(db, named)
    .orderBy(desc(eq(lots.id, idOrNumber)), desc(eq(lots.number, idOrNumber)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A lot as the doors show it, on the day of an instant. @param now UTC milliseconds */
export function toLot({ lot, unit, supplierName, causeReference, ...item }: FoundLot, now: number): Lot {
  const { decision, useBy, stocked, costRest, beforeScrap: _, ...row } = lot;
  const today = civilDate(now);
  const freshness = freshnessOf(row, today);
  const free = decision === "available" && freshness !== "expired" ? row.amount - row.reserved : 0;
  return {
    ...row,
    ...item,
    unit,
    supplierName: supplierName ?? "",
    causeReference: causeReference ?? "",
    freshness,
    daysLeft: daysLeft(row, today),
    amount: { amount: row.amount, unit },
    reserved: { amount: row.reserved, unit },
    available: { amount: free, unit },
    value: worth(row.amount, unit, row.unitCost, costRest),
  };
}
