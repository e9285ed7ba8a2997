import { desc, eq, lte, sql } from "drizzle-orm";
import { items, lots, movements } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { worthOf } from "@/worker/engine/figures/worth";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { stock } from "./contract";

/**
 * What the stock was worth at the end of a day, at what each lot cost, or at what its items cost in the catalogue today: the movements until then, summed lot by lot. Its cost
 * grows with the history; lists never ask for it.
 */
export const valueOn = handle(stock.valueOn, async ({ db, now }, { day = civilDate(now), valuation, limit }) => {
  const remains = db
    .select({ lotId: movements.lotId, amount: sql<number>`sum(${movements.amount})`.as("left_amount") })
    .from(movements)
    .where(lte(movements.day, day))
    .groupBy(movements.lotId)
    // What left before it came, by the days that people wrote down, was not there yet.
    .having(sql`sum(${movements.amount}) > 0`)
    .as("remains");
  const each =
    valuation === "lots" ? worthOfLot(remains.amount, items.unit) : worthOf(remains.amount, items.unit, sql`coalesce(${items.cost}, 0)`);
  const value = sql<number>`sum(${each})`;
  const rows = await db
    .select({
      id: items.id,
      name: items.name,
      sku: items.sku,
      kind: items.kind,
      unit: items.unit,
      amount: sql<number>`sum(${remains.amount})`,
      value,
    })
    .from(remains)
    .innerJoin(lots, eq(lots.id, remains.lotId))
    .innerJoin(items, eq(items.id, lots.itemId))
    .groupBy(items.id)
    .orderBy(desc(value), items.sortName);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const sumOf = (those: typeof rows) => those.reduce((sum, row) => sum + row.value, 0);
  return {
    day,
    valuation,
    value: sumOf(rows),
    kinds: kinds.map((kind) => ({ kind, value: sumOf(rows.filter((row) => row.kind === kind)) })),
    items: rows.slice(0, limit).map(({ unit, amount, ...row }) => ({ ...row, amount: { amount, unit } })),
    total: rows.length,
  };
});
