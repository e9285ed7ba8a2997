import { eq, like, or, sql } from "drizzle-orm";
import { counters, invoices as table, invoiceSeries } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { invoices } from "./contract";
import { isNumberedIn, readSeries, yearOf } from "./numbering";

/**
 * Says what the numbers of a type begin with, and which one comes next: for who begins in June, with 106 invoices behind them.
 * @throws Refusal `invalid_input` naming `type` once a paper of the year is numbered (numbers follow each other without gap: CGI,
 *   annexe II, art. 242 nonies A), or `prefix` when other numbers begin so
 */
export const setNumbering = handle(invoices.setNumbering, async (context, { type, prefix, next }) => {
  const { db, now } = context;
  const year = yearOf(now);
  const { items, chosen } = await readSeries(db, year);
  const before = items.find((item) => item.type === type);
  if (before?.isUsed) refuseField("type", "numbered_already", { year });
  const isTaken =
    items.some((item) => item.type !== type && item.prefix === prefix) || (before?.prefix !== prefix && (await isCounted(db, prefix)));
  if (isTaken) refuseField("prefix", "prefix_taken");
  const own = chosen.find(({ id }) => id === type);
  if (own) context.update(invoiceSeries, own, { prefix });
  else context.insert(invoiceSeries, { id: type, prefix, version: 1, createdAt: now, updatedAt: now });
  const last = next - 1;
  context.assumes(sql`not exists (select 1 from ${table} where ${isNumberedIn(year, type)})`);
  context.write(
    db
      .insert(counters)
      .values({ series: `${prefix}-${year}`, last })
      .onConflictDoUpdate({ target: counters.series, set: { last } }),
  );
  return { items: items.map((item) => (item.type === type ? { ...item, prefix, next } : item)) };
});

/** Do other papers of the business count by this prefix? */
async function isCounted(db: BusinessDatabase, prefix: string): Promise<boolean> {
  const isSame = or(eq(counters.series, prefix), like(counters.series, `${prefix}-%`));
  return (await db.select().from(counters).where(isSame).limit(1)).length > 0;
}
