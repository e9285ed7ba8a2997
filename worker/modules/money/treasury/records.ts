import { desc, eq, type SQL, sql } from "drizzle-orm";
import { bankBalances, treasuryEntries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isAfterLastBalance, pieceOf, requireOpen } from "@/worker/modules/money/books";
import type { Entry } from "./contract";

export type EntryRow = typeof treasuryEntries.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchEntry(db: BusinessDatabase, id: string): Promise<EntryRow> {
  const [row] = await db.select().from(treasuryEntries).where(eq(treasuryEntries.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** An entry that people may change: no payment made it. @throws Refusal `not_allowed_now` otherwise */
export async function fetchOwnEntry(db: BusinessDatabase, id: string): Promise<EntryRow> {
  const row = await fetchEntry(db, id);
  if (row.paymentId || row.invoiceId) throw new Refusal("not_allowed_now");
  return row;
}

/** Money has moved by today, in a period that is open. @throws Refusal `invalid_input` naming `day` */
export async function requireDay({ db, now }: Pick<QueryContext, "db" | "now">, day: string): Promise<void> {
  if (day > civilDate(now)) refuseField("day", "future");
  await requireOpen(db, day, "day");
}

/** A row as the doors show it. */
export function toEntry(row: EntryRow): Entry {
  const { id, day, type, category, description, amount, invoiceId, vatRate, version, createdAt, updatedAt } = row;
  const signed = type === "income" ? amount : -amount;
  const ofPayment = row.paymentId !== null || invoiceId !== null;
  const reference = invoiceId === null ? pieceOf(row) : null;
  return { id, reference, day, type, category, description, amount, signed, ofPayment, invoiceId, vatRate, version, createdAt, updatedAt };
}

/** What came in, what went out, and what is left of it; in ten-thousandths of a euro. */
export const sums = {
  income: sumOf(sql`${treasuryEntries.type} = 'income'`),
  expense: sumOf(sql`${treasuryEntries.type} = 'expense'`),
};

function sumOf(condition: SQL) {
  return sql<number>`coalesce(sum(${treasuryEntries.amount}) filter (where ${condition}), 0)`;
}

const newest = [desc(bankBalances.day), desc(bankBalances.createdAt)];

/** What the opening balances say of the bank and the till, and the day that they are of. */
const begun = sql`coalesce((select sum(json_extract(line.value, '$.amount')) from ledger_openings, json_each(ledger_openings.lines) line
  where substr(json_extract(line.value, '$.number'), 1, 2) in ('51', '53')), 0)`;
const begins = sql`coalesce((select day from ledger_openings where json_array_length(lines) > 0 limit 1), '')`;

/** What the books hold of the bank and the till, whatever the bank says. One query, whose answer `besideBooks` reads. */
export const bookedQuery = (db: BusinessDatabase) =>
  db
    .select({ booked: sql<number>`coalesce(sum(${treasuryEntries.signed}), 0) + ${begun}` })
    .from(treasuryEntries)
    .where(sql`${treasuryEntries.day} >= ${begins}`);

/** What the books hold, and what the bank has more. @param balance what there is as the bank says it, in ten-thousandths of a euro */
export function besideBooks(balance: number, books: { booked: number } | undefined) {
  const booked = books?.booked ?? 0;
  return { booked, difference: balance - booked };
}

/**
 * What there is now: what the bank said last and what has moved since; where it said nothing, what the opening balances say of the bank
 * and the till (51, 53), and what has moved from their day on. Two queries for a batch, whose answers `standingOf` reads.
 */
export function standingQueries(db: BusinessDatabase) {
  const hasSaid = sql`exists (select 1 from bank_balances)`;
  return [
    db
      .select()
      .from(bankBalances)
      .orderBy(...newest)
      .limit(1),
    db
      .select({
        moved: sql<number>`coalesce(sum(${treasuryEntries.signed}), 0) + case when ${hasSaid} then 0 else ${begun} end`,
      })
      .from(treasuryEntries)
      // The day stands first and alone: an index leads to it.
      .where(
        sql`${treasuryEntries.day} >= coalesce((select max(day) from bank_balances), ${begins}) and (not ${hasSaid} or ${isAfterLastBalance})`,
      ),
  ] as const;
}

/** The same as one value, where figures add up to it. */
export const standingNow = sql`(select coalesce((select balance from bank_balances order by day desc, created_at desc limit 1), 0)
  + coalesce(sum(${treasuryEntries.signed}), 0) + case when exists (select 1 from bank_balances) then 0 else ${begun} end
  from ${treasuryEntries} where ${treasuryEntries.day} >= coalesce((select max(day) from bank_balances), ${begins})
    and (not exists (select 1 from bank_balances) or ${isAfterLastBalance}))`;

/** @param balances the first answer of `standingQueries` @param since the second */
export function standingOf(balances: (typeof bankBalances.$inferSelect)[], since: { moved: number }[]) {
  const [bank] = balances;
  const balance = (bank?.balance ?? 0) + (since[0]?.moved ?? 0);
  return { balance, bankBalance: bank?.balance ?? null, bankOn: bank?.day ?? null };
}
