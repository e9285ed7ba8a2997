import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { closings, invoices, ledgerAccounts, ledgerEntries, ledgerOpenings, payments } from "@/db/business";
import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { refuseMentions } from "@/worker/modules/money/invoices";
import { accounting } from "./contract";
import { FIRST_DAY, LAST_DAY, readJournal } from "./journal";
import { beginsYear, carriedEntry, openingEntry, USUAL_CLOSING_MONTH } from "./opening/rules";
import { type Letters, lettersOf } from "./letters/rules";
import { columns, fecName, linesOf, type Numbered, numberedFrom } from "./rules";
import type { OwnAccounts } from "./shapes";

/**
 * The journals of a period, as one file. Entries of closed periods stand under the numbers that they were given then; those since
 * follow them, whatever day one asks from, and count as validated once their period is closed.
 * @throws Refusal `incomplete_party` when the business has not said its SIREN, that names the file
 */
export const exportJournals = handle(accounting.export, async (context, { from, to, format }) => {
  if (to < from) refuseField("to", "before_start");
  const [own, [closed, settlements, accountRows, frozen, [opened]]] = await Promise.all([fetchCompany(context), readBooks(context.db)]);
  const siret = own.siret ?? refuseMentions(["company.siret"], { company: own });
  const validOn = (day: string) => {
    const closing = closed.find(({ until }) => day <= until);
    return closing ? civilDate(closing.createdAt) : null;
  };
  const last = closed.findLast(({ lastNumber }) => lastNumber !== null);
  const open = await readOpen(context.db, last, LAST_DAY);
  const isWithin = ({ entry: { day } }: Numbered) => from <= day && day <= to;
  const accounts = Object.fromEntries(accountRows.map(({ id, number, name }) => [id, { number, name }]));
  const all = [...ownOpening(opened), ...frozen, ...open];
  const closedUntil = closed.map(({ until }) => until);
  const letters = lettersOf(all, settlements, closedUntil);
  const first = openingOf(all, letters, { from, to, own: opened, accounts });
  const entries: Numbered[] = [...first, ...[...frozen, ...open].filter(isWithin)];
  const lines = linesOf(entries, { validOn, letters, accounts });
  const name = fecName(siret, to);
  if (format === "csv") return { fileName: `${name}.csv`, text: `${writeCsv([[...columns], ...lines], forSpreadsheets)}\r\n` };
  return { fileName: `${name}.txt`, text: `${[columns, ...lines].map((cells) => cells.join("\t")).join("\r\n")}\r\n` };
});

/** What is closed and numbered already, what settles what, and the accountant's accounts; one batch. */
function readBooks(db: BusinessDatabase) {
  return db.batch([
    db.select().from(closings).orderBy(asc(closings.until)),
    db
      .select({
        one: payments.invoiceId,
        other: sql<string>`coalesce(${invoices.creditsId}, ${invoices.id})`,
        day: payments.paidOn,
        amount: payments.amount,
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.creditId))
      .orderBy(asc(payments.paidOn), asc(payments.createdAt), asc(payments.id)),
    db.select().from(ledgerAccounts),
    db.select({ number: ledgerEntries.number, entry: ledgerEntries.entry }).from(ledgerEntries).orderBy(asc(ledgerEntries.number)),
    db.select().from(ledgerOpenings).limit(1),
  ]);
}

/** What stood before the product kept the books, ahead of every entry. */
const ownOpening = (own: Opened["own"]): Numbered[] =>
  own && own.lines.length > 0 ? [{ number: 0, entry: openingEntry(own.day, own.lines) }] : [];
/** Of what is carried forward: its number is of a series of its own. */
const CARRIED = -1;

interface Opened {
  from: string;
  to: string;
  /** What stood before the product kept the books. */
  own: typeof ledgerOpenings.$inferSelect | undefined;
  accounts: OwnAccounts;
}

/**
 * What a period begins with: of a year, what stands of the one before; what the owner said, on its day. A period that begins
 * within a year begins with nothing, and so does one in which the years before are told themselves.
 * @param all every entry that there is, in the order of numbers
 */
function openingOf(all: readonly Numbered[], letters: Letters, { from, to, own, accounts }: Opened): Numbered[] {
  const isOwn = own && own.lines.length > 0;
  if (isOwn && from <= own.day && own.day <= to) return ownOpening(own);
  if (!beginsYear(from, own?.closingMonth ?? USUAL_CLOSING_MONTH)) return [];
  const start = isOwn && own.day < from ? own.day : FIRST_DAY;
  const before = all.filter(({ entry: { day } }) => start <= day && day < from);
  const carried = carriedEntry(from, before, accounts, letters);
  return carried ? [{ number: CARRIED, entry: carried }] : [];
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
