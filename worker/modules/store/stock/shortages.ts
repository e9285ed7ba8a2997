import { and, eq, inArray, sql } from "drizzle-orm";
import { items, itemStocks, restockLines, restocks } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { stock } from "./contract";
import { isStockable, maybeShort, selectLevels, toLevel } from "./levels";
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
  const [levels, measures, coming] = await db.batch([
    selectLevels(db, today).where(candidates),
    db
      .select({ id: items.id, unit: items.unit, density: items.density, weight: items.weight })
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
  const measuresOf = new Map(measures.map((item) => [item.id, item]));
  const rows = levels.flatMap((row): Missing[] => {
    const item = measuresOf.get(row.id);
    if (!item) return [];
    const { id, name, sku, unit, available, held, minimum, kind } = toLevel(row);
    const of = <Row extends { itemId: string }>(those: Row[]) => those.filter(({ itemId }) => itemId === id);
    const { wanted, ...needed } = addWants(of(wants), item, available.amount);
    const lacking = wanted + (minimum?.amount ?? 0) - available.amount;
    const onItsWay = of(coming).reduce((sum, line) => sum + Math.max(0, convert(line.left, line.unit, unit, item) ?? 0), 0);
    const measure = (amount: number) => ({ amount, unit });
    const figures = { wanted: measure(wanted), incoming: measure(onItsWay), missing: measure(lacking) };
    return lacking > 0 ? [{ id, name, sku, kind, unit, available, held, minimum, ...figures, ...needed }] : [];
  });
  const order = ({ neededOn, name }: Missing) => `${neededOn ?? "9999"} ${name}`;
  return rows.sort((one, other) => order(one).localeCompare(order(other), "fr"));
}
