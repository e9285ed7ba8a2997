import { and, between, eq, gt, type SQL, sql } from "drizzle-orm";
import { vatDays, vatDaysUntil } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { unlessRefused } from "@/worker/engine/failure";
import { readJournal } from "../journal";
import type { TaxMove } from "../shapes";

interface Period {
  /** A civil day, or what the database has for one. */
  from: string | SQL;
  /** A civil day, included as the first is. */
  to: string;
}

/**
 * The VAT of periods by month. Days until today are worked out from their papers once and written down; whatever changes what they
 * follow from takes them back (triggers of `vat_days_until`), so that asking costs the days since, however long the history is.
 * @param today a civil day @returns of each period, what fell due less what is deducted, by month ("2026-10"); ten-thousandths of a euro
 */
export async function readVatByMonth(db: BusinessDatabase, today: string, periods: readonly Period[]): Promise<Map<string, number>[]> {
  const month = sql<string>`substr(${vatDays.day}, 1, 7)`;
  const [[state], ...written] = await db.batch([
    db
      .select({
        until: vatDaysUntil.until,
        stamp: vatDaysUntil.stamp,
        firsts: sql<string>`json_array(${sql.join(
          periods.map(({ from }) => sql`${from}`),
          sql`, `,
        )})`,
      })
      .from(vatDaysUntil)
      .limit(1),
    ...periods.map(({ from, to }) =>
      db
        .select({ month, net: sql<number>`sum(${vatDays.net})` })
        .from(vatDays)
        .where(and(between(vatDays.day, sql`${from}`, to), sql`${vatDays.day} <= (select until from vat_days_until)`))
        .groupBy(month),
    ),
  ]);
  if (!state) throw new Error("The row of vat_days_until is not there");
  const sums = written.map((rows) => new Map(rows.map(({ month: own, net }) => [own, net])));
  const last = periods.reduce((latest, { to }) => (to > latest ? to : latest), "");
  if (last <= state.until) return sums;
  const { moves } = await readJournal(db, addDays(state.until, 1), last);
  const since = netOf(moves);
  const over = today < last ? today : last;
  if (state.until < over) await unlessRefused(writeDown(db, state, since, over));
  const firsts = JSON.parse(state.firsts) as string[];
  return sums.map((byMonth, place) => {
    const isWithin = (day: string) => day >= (firsts[place] ?? day) && day <= (periods[place]?.to ?? day);
    for (const [day, net] of since) if (isWithin(day)) byMonth.set(day.slice(0, 7), (byMonth.get(day.slice(0, 7)) ?? 0) + net);
    return byMonth;
  });
}

/** What fell due less what is deducted, by civil day. */
function netOf(moves: readonly TaxMove[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const { day, side, tax } of moves) byDay.set(day, (byDay.get(day) ?? 0) + (side === "collected" ? tax : -tax));
  return byDay;
}

/** Writes the days down until one, unless something that they follow from was changed since it was read. */
async function writeDown(
  db: BusinessDatabase,
  { until, stamp }: Pick<typeof vatDaysUntil.$inferSelect, "until" | "stamp">,
  byDay: ReadonlyMap<string, number>,
  over: string,
): Promise<void> {
  const isAsRead = sql`(select stamp from vat_days_until) = ${stamp}`;
  const rows = JSON.stringify([...byDay].filter(([day, net]) => day <= over && net !== 0));
  await db.batch([
    db.delete(vatDays).where(and(gt(vatDays.day, until), isAsRead)),
    db.run(sql`insert into vat_days (day, net) select value ->> 0, value ->> 1 from json_each(${rows}) where ${isAsRead}`),
    db.update(vatDaysUntil).set({ until: over }).where(eq(vatDaysUntil.stamp, stamp)),
  ]);
}
