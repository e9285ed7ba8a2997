import { and, eq, ne, sql } from "drizzle-orm";
import { items, itemStocks, itemTallies, lots } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { stock } from "./contract";
import { isShort, isStockable } from "./levels";

/** How many items can be stocked, are, or run short, and what lies there is worth. */
export const facets = handle(stock.facets, async ({ db, now }) => {
  const [kinds, [stocked], [short], [worth]] = await db.batch([
    db
      .select({ kind: itemTallies.kind, count: sql<number>`total(${itemTallies.count})` })
      .from(itemTallies)
      .where(and(eq(itemTallies.archived, false), ne(itemTallies.kind, "service")))
      .groupBy(itemTallies.kind),
    db
      .select({ count: sql<number>`count(*)` })
      .from(itemStocks)
      .innerJoin(items, eq(items.id, itemStocks.id))
      .where(and(isStockable, sql`${itemStocks.amount} > 0`)),
    db
      .select({ count: sql<number>`count(*)` })
      .from(itemStocks)
      .innerJoin(items, eq(items.id, itemStocks.id))
      .where(and(isStockable, isShort(civilDate(now)))),
    db
      .select({ value: sql<number>`coalesce(sum(${worthOfLot(lots.amount, items.unit)}), 0)` })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(eq(lots.stocked, true)),
  ]);
  return {
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    stocked: stocked?.count ?? 0,
    short: short?.count ?? 0,
    value: worth?.value ?? 0,
    kinds,
  };
});
