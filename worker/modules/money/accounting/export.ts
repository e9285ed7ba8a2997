import { asc, between, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { closings, invoices, ledgerAccounts, ledgerEntries, payments } from "@/db/business";
import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { accounting } from "./contract";
import { FIRST_DAY, readJournal } from "./journal";
import { columns, fecName, linesOf, type Numbered, numberedFrom } from "./rules";

/**
 * The journals of a period, as one file. Entries of closed periods stand under the numbers that they were given then; those since
 * follow them, whatever day one asks from, and count as validated once their period is closed.
 * @throws Refusal `incomplete_party` when the business has not said its SIREN, that names the file
 */
export const exportJournals = handle(accounting.export, async (context, { from, to, format }) => {
  if (to < from) refuseField("to", "before_start");
  const [own, [closed, settlements, accountRows, frozen]] = await Promise.all([fetchCompany(context), readBooks(context.db, from, to)]);
  if (!own.siret) throw new Refusal("incomplete_party", { fields: [{ field: "company.siret", code: "required" }] });
  const validOn = (day: string) => {
    const closing = closed.find(({ until }) => day <= until);
    return closing ? civilDate(closing.createdAt) : null;
  };
  const last = closed.findLast(({ lastNumber }) => lastNumber !== null);
  const open = await readOpen(context.db, last, to);
  const entries: Numbered[] = [...frozen, ...open.filter(({ entry }) => entry.day >= from)];
  const accounts = Object.fromEntries(accountRows.map(({ id, number, name }) => [id, { number, name }]));
  const lines = linesOf(entries, { validOn, settlements, accounts });
  const name = fecName(own.siret, to);
  if (format === "csv") return { fileName: `${name}.csv`, text: `${writeCsv([[...columns], ...lines], forSpreadsheets)}\r\n` };
  return { fileName: `${name}.txt`, text: `${[columns, ...lines].map((cells) => cells.join("\t")).join("\r\n")}\r\n` };
});

/** What is closed and numbered already, what settles what, and the accountant's accounts; one batch. */
function readBooks(db: BusinessDatabase, from: string, to: string) {
  return db.batch([
    db.select().from(closings).orderBy(asc(closings.until)),
    db
      .select({ one: payments.invoiceId, other: sql<string>`coalesce(${invoices.creditsId}, ${invoices.id})` })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.creditId))
      .groupBy(payments.invoiceId, invoices.id)
      .having(ne(sql`sum(${payments.amount})`, 0)),
    db.select().from(ledgerAccounts),
    db
      .select({ number: ledgerEntries.number, entry: ledgerEntries.entry })
      .from(ledgerEntries)
      .where(between(ledgerEntries.day, from, to))
      .orderBy(asc(ledgerEntries.number)),
  ]);
}

type Closing = typeof closings.$inferSelect;

/** The entries since the last period whose entries were numbered, until a day. */
async function readOpen(db: BusinessDatabase, last: Closing | undefined, to: string): Promise<Numbered[]> {
  const start = last ? addDays(last.until, 1) : FIRST_DAY;
  if (start > to) return [];
  const { entries } = await readJournal(db, start, to);
  return numberedFrom(entries, last?.lastNumber ?? 0);
}

/** The last period whose entries have their numbers. */
export async function readLastNumbered(db: BusinessDatabase): Promise<Closing | undefined> {
  const [last] = await db.select().from(closings).where(isNotNull(closings.lastNumber)).orderBy(desc(closings.until)).limit(1);
  return last;
}
