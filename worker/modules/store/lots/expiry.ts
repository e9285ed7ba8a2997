import { and, eq, lte, sql } from "drizzle-orm";
import { items, lots as table } from "@/db/business";
import { civilDate, addDays } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { worthOfLot } from "@/worker/modules/store/ledger";
import { lots } from "./contract";

/** What lies past its date and what comes to it, day by day, with what it is worth: summed where it lies, however many lots there are. */
export const expiry = handle(lots.expiry, async ({ db, now }, { days }) => {
  const today = civilDate(now);
  // What is past its date is one sum, whatever day that was.
  const day = sql<string>`max(${table.useBy}, ${addDays(today, -1)})`;
  const isDlc = sql<number>`${table.dlc} is not null`;
  const rows = await db
    .select({ day, isDlc, lots: sql<number>`count(*)`, value: sql<number>`sum(${worthOfLot(table.amount, items.unit)})` })
    .from(table)
    .innerJoin(items, eq(items.id, table.itemId))
    .where(and(eq(table.stocked, true), lte(table.useBy, addDays(today, days - 1))))
    .groupBy(day, isDlc);
  const of = (one: string, dlc: boolean) => {
    const row = rows.find((each) => each.day === one && Boolean(each.isDlc) === dlc);
    return { lots: row?.lots ?? 0, value: row?.value ?? 0 };
  };
  const past = addDays(today, -1);
  return {
    from: today,
    expired: of(past, true),
    pastBest: of(past, false),
    items: Array.from({ length: days }, (_, place) => {
      const date = addDays(today, place);
      const [dlc, ddm] = [of(date, true), of(date, false)];
      return { date, dlc: dlc.lots, ddm: ddm.lots, value: dlc.value + ddm.value };
    }),
  };
});
