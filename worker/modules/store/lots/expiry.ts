import { and, eq, lte } from "drizzle-orm";
import { items, lots as table } from "@/db/business";
import { civilDate, addDays } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { worth } from "@/worker/modules/store/ledger";
import { lots } from "./contract";

/** What lies past its date and what comes to it, day by day, with what it is worth. */
export const expiry = handle(lots.expiry, async ({ db, now }, { days }) => {
  const today = civilDate(now);
  const rows = await db
    .select({
      dlc: table.dlc,
      useBy: table.useBy,
      amount: table.amount,
      unitCost: table.unitCost,
      costRest: table.costRest,
      unit: items.unit,
    })
    .from(table)
    .innerJoin(items, eq(items.id, table.itemId))
    .where(and(eq(table.stocked, true), lte(table.useBy, addDays(today, days - 1))));
  const valued = rows.map((row) => ({ ...row, isDlc: row.dlc !== null, value: worth(row.amount, row.unit, row.unitCost, row.costRest) }));
  const past = valued.filter(({ useBy }) => useBy < today);
  return {
    from: today,
    expired: totalOf(past.filter(({ isDlc }) => isDlc)),
    pastBest: totalOf(past.filter(({ isDlc }) => !isDlc)),
    items: Array.from({ length: days }, (_, day) => {
      const date = addDays(today, day);
      const those = valued.filter(({ useBy }) => useBy === date);
      const dlc = those.filter(({ isDlc }) => isDlc).length;
      return { date, dlc, ddm: those.length - dlc, value: totalOf(those).value };
    }),
  };
});

function totalOf(rows: { value: number }[]): { lots: number; value: number } {
  return { lots: rows.length, value: rows.reduce((sum, { value }) => sum + value, 0) };
}
