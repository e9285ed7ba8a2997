import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  bankBalances,
  counters,
  counts,
  deliveries,
  invoices,
  itemStocks,
  locations,
  lots,
  movements,
  orders,
  payments,
  productions,
  promises,
  receipts,
  recurringInvoices,
  restocks,
  standingOrders,
  treasuryEntries,
  treasuryPlans,
} from "@/db/business";
import { insertRows, partsOf, updateRows } from "@/worker/engine/writing/bulk";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Statement } from "@/worker/engine/ports";
import type { Year } from "./index";
import type { booksOf } from "./spending";

/** Writes a year of trade, all of it or nothing; levels and what else triggers keep follow by themselves. */
export async function writeYear(db: BusinessDatabase, year: Year, money?: ReturnType<typeof booksOf>): Promise<void> {
  const { store, workshop, purchases, sales } = year;
  const all: [SQLiteTable, object[]][] = [
    [locations, store.locationRows],
    // Lots are free while they move: a lot that is held now was not when some of it left.
    [lots, [...store.lots.values()].map((lot) => ({ ...lot, decision: "available" as const, reason: "" }))],
    [restocks, purchases.restocks],
    [receipts, purchases.receipts],
    [productions, workshop.productions],
    [standingOrders, year.standing],
    [orders, sales.orders],
    [deliveries, sales.deliveries],
    [counts, year.counts],
    [movements, store.movements],
    [promises, store.promises],
    ...(money ? booksRows(money) : []),
    [counters, [...store.series].map(([series, last]) => ({ series, last }))],
  ];
  const inserts = all.flatMap(([table, rows]) => partsOf(rows).map((part) => insertRows(db, table, part as Record<string, unknown>[])));
  const decided = [...store.lots.values()].filter(({ decision }) => decision !== "available");
  const writes: Statement[] = [
    ...inserts,
    ...partsOf(decided).map((part) =>
      updateRows(
        db,
        lots,
        keysOf(part),
        part.map(({ decision, reason }) => ({ decision, reason })),
      ),
    ),
    ...partsOf(year.minimums).map((part) =>
      updateRows(
        db,
        itemStocks,
        keysOf(part),
        part.map(({ minimum }) => ({ minimum })),
      ),
    ),
  ];
  await db.batch(writes as [Statement, ...Statement[]]);
}

function booksRows({
  invoices: asked,
  payments: paid,
  entries,
  plans,
  balances,
  recurring,
}: ReturnType<typeof booksOf>): [SQLiteTable, object[]][] {
  return [
    [invoices, asked],
    [payments, paid],
    [treasuryEntries, entries],
    [treasuryPlans, plans],
    [bankBalances, balances],
    [recurringInvoices, recurring],
  ];
}

function keysOf(rows: { id: string }[]): { id: string }[] {
  return rows.map(({ id }) => ({ id }));
}
