import { and, eq, inArray, isNotNull, like } from "drizzle-orm";
import { counters, invoices as table, invoiceSeries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { invoices } from "./contract";
import { prefixesOf } from "./number";
import { type NumberedType, numberedTypes } from "./status";

/** How the papers of this year are numbered. */
export const numbering = handle(invoices.numbering, async ({ db, now }) => {
  const { items } = await readSeries(db, yearOf(now));
  return { items };
});

export const yearOf = (now: number) => civilDate(now).slice(0, 4);

/** The papers of a type and a year that have their number. */
export const isNumberedIn = (year: string, type: NumberedType) =>
  and(eq(table.type, type), isNotNull(table.number), like(table.issuedOn, `${year}-%`));

/** What the numbers of a year begin with, and which comes next; two round trips. */
export async function readSeries(db: BusinessDatabase, year: string) {
  const chosen = await db.select().from(invoiceSeries);
  const prefixes = prefixesOf(chosen);
  const [rows, ...used] = await db.batch([
    db
      .select()
      .from(counters)
      .where(
        inArray(
          counters.series,
          numberedTypes.map((type) => `${prefixes[type]}-${year}`),
        ),
      ),
    ...numberedTypes.map((type) => db.select({ id: table.id }).from(table).where(isNumberedIn(year, type)).limit(1)),
  ]);
  const items = numberedTypes.map((type, place) => {
    const prefix = prefixes[type];
    const last = rows.find(({ series }) => series === `${prefix}-${year}`)?.last ?? 0;
    return { type, prefix, next: last + 1, isUsed: (used[place]?.length ?? 0) > 0 };
  });
  return { items, chosen };
}
