import { asc, desc, eq, lt } from "drizzle-orm";
import { sales as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { VatLine } from "@/worker/core/figures/totals";
import { handle } from "@/worker/engine/handler";
import { sales } from "./contract";
import { isWhole, type SaleRow } from "./seal";
import { tillMethods } from "./status";

/** What the till took on a day, read off its sealed rows; one round trip. */
export const journal = handle(sales.journal, async ({ db, now }, { day = civilDate(now) }) => {
  const [rows, [before]] = await db.batch([
    db.select().from(table).where(eq(table.day, day)).orderBy(asc(table.place)),
    db.select().from(table).where(lt(table.day, day)).orderBy(desc(table.day), desc(table.place)).limit(1),
  ]);
  const sold = rows.filter(({ reverses }) => reverses === null);
  const sumOf = (some: SaleRow[]) => some.reduce((sum, { total }) => sum + total, 0);
  const methods = tillMethods.flatMap((method) => {
    const own = rows.filter((row) => row.method === method);
    return own.length ? [{ method, count: own.length, total: sumOf(own) }] : [];
  });
  return {
    ...{ day, count: sold.length, takenBack: rows.length - sold.length, total: sumOf(rows), methods, vat: vatOf(rows) },
    ...{ firstNumber: sold[0]?.number ?? null, lastNumber: sold.at(-1)?.number ?? null },
    running: rows.at(-1)?.running ?? before?.running ?? 0,
    sealed: await isWhole([...(before ? [before] : []), ...rows]),
  };
});

function vatOf(rows: SaleRow[]): VatLine[] {
  const rates = new Map<number, VatLine>();
  for (const { rate, base, tax } of rows.flatMap(({ vat }) => vat)) {
    const sums = rates.get(rate) ?? { rate, base: 0, tax: 0 };
    rates.set(rate, { rate, base: sums.base + base, tax: sums.tax + tax });
  }
  return [...rates.values()].sort((one, other) => one.rate - other.rate);
}
