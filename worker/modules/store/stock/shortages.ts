import { and, eq, inArray, sql } from "drizzle-orm";
import { items, itemStocks, restockLines, restocks } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { stock } from "./contract";
import { availableOf, expiredOf, isStockable, maybeShort } from "./levels";
import { awaitedStatuses } from "@/worker/modules/buy/restocks/status";
import type { Missing } from "./shapes";
import { addWants, readWants } from "./wanted";

/** What falls below its minimum or lacks for those who wait, what is needed first at the top. */
export const shortages = handle(stock.shortages, async ({ db, now }, { kind }) => {
  const rows = (await readShortages(db, civilDate(now))).filter((row) => !kind || row.kind === kind);
  return { items: rows, total: rows.length };
});

/** Every item that is short, on a civil day: what an order to suppliers begins with. */
async function readShortages(db: BusinessDatabase, today: string): Promise<Missing[]> {
  const wants = await readWants(db, today);
  const wantedIds = JSON.stringify([...new Set(wants.map(({ itemId }) => itemId))]);
  const candidates = and(
    isStockable,
    sql`${items.id} in (select value from json_each(${wantedIds}) union select id from ${maybeShort(today)})`,
  );
  const [levels, coming] = await db.batch([
    db
      .select({
        id: items.id,
        name: items.name,
        sku: items.sku,
        kind: items.kind,
        unit: items.unit,
        density: items.density,
        weight: items.weight,
        amount: itemStocks.amount,
        reserved: itemStocks.reserved,
        held: itemStocks.held,
        minimum: itemStocks.minimum,
        expired: expiredOf(today),
      })
      .from(items)
      .innerJoin(itemStocks, eq(itemStocks.id, items.id))
      .where(candidates),
    db
      .select({
        itemId: restockLines.itemId,
        left: sql<number>`${restockLines.amount} - ${restockLines.received}`,
        unit: restockLines.unit,
      })
      .from(restocks)
      .innerJoin(restockLines, eq(restockLines.restockId, restocks.id))
      .where(inArray(restocks.status, awaitedStatuses)),
  ]);
  const rows = levels.flatMap((row): Missing[] => {
    const { id, name, sku, unit, kind } = row;
    const available = availableOf(row);
    const of = <Line extends { itemId: string }>(those: Line[]) => those.filter(({ itemId }) => itemId === id);
    const { wanted, ...needed } = addWants(of(wants), row, available);
    const lacking = wanted + (row.minimum ?? 0) - available;
    const onItsWay = of(coming).reduce((sum, line) => sum + Math.max(0, convert(line.left, line.unit, unit, row) ?? 0), 0);
    const measure = (amount: number) => ({ amount, unit });
    const figures = { wanted: measure(wanted), incoming: measure(onItsWay), missing: measure(lacking) };
    const there = { available: measure(available), held: measure(row.held), minimum: row.minimum === null ? null : measure(row.minimum) };
    return lacking > 0 ? [{ id, name, sku, kind, unit, ...there, ...figures, ...needed }] : [];
  });
  const order = ({ neededOn, name }: Missing) => `${neededOn ?? "9999"} ${name}`;
  return rows.sort((one, other) => order(one).localeCompare(order(other), "fr"));
}
