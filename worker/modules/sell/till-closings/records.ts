import { asc, desc, eq, gt, or } from "drizzle-orm";
import { sales, tillClosings as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { takingsOf } from "@/worker/modules/sell/sales/rules";
import type { Closing } from "./contract";
import { boxOf } from "./rules";

export type ClosingRow = typeof table.$inferSelect;

/** The closing with this identifier or reference. @throws Refusal `not_found` */
export async function fetchClosing(db: BusinessDatabase, name: string): Promise<ClosingRow> {
  const [row] = await db
    .select()
    .from(table)
    .where(or(eq(table.id, name), eq(table.reference, name.toUpperCase())));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The last closing, and what the till took since; two round trips, the second over an index. */
export async function readOpen(db: BusinessDatabase) {
  const [last] = await db.select().from(table).orderBy(desc(table.place)).limit(1);
  const before = last?.untilPlace ?? 0;
  const rows = await db.select().from(sales).where(gt(sales.place, before)).orderBy(asc(sales.place));
  const takings = takingsOf(rows);
  const cash = takings.methods.find(({ method }) => method === "cash")?.total ?? 0;
  const running = rows.at(-1)?.running ?? last?.running ?? 0;
  return { last, takings: { ...takings, running }, cash, fromPlace: before + 1, lastSale: rows.at(-1) };
}

/** What stayed in the box at a closing. */
export const remainingOf = (row: ClosingRow | undefined): number => (row ? boxOf(row).remaining : 0);

/** A row as the doors show it. */
export function toClosing(row: ClosingRow): Closing {
  const { place, fromPlace, untilPlace, entryId, seal, ...closing } = row;
  return { ...closing, ...boxOf(row) };
}
