import { desc } from "drizzle-orm";
import { closings, ledgerAccounts, ledgerEntries } from "@/db/business";
import { addDays, civilDate, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { accounting } from "./contract";
import { readLastNumbered } from "./export";
import { FIRST_DAY, isAsRead, readJournal } from "./journal";
import { accountOf, numberedFrom } from "./rules";
import type { OwnAccounts, Written } from "./shapes";

/**
 * Closes the books: every entry of the period is kept with its number and its accounts, the same in every export from then on.
 * @throws Refusal `invalid_input` naming `until`: no last day of a month, not over yet, or closed already
 */
export const close = handle(accounting.close, async (context, { until }) => {
  const { db, now } = context;
  if (until >= civilDate(now)) refuseField("until", "not_over");
  if (until !== lastOfMonth(until)) refuseField("until", "month_end");
  const [last] = await db.select().from(closings).orderBy(desc(closings.until)).limit(1);
  if (last && until <= last.until) refuseField("until", "closed_period", { until: last.until });
  const [before, accountRows] = await Promise.all([readLastNumbered(db), db.select().from(ledgerAccounts)]);
  const from = before ? addDays(before.until, 1) : FIRST_DAY;
  const journal = await readJournal(db, from, until);
  const own = Object.fromEntries(accountRows.map(({ id, number, name }) => [id, { number, name }]));
  const times = { version: 1, createdAt: now, updatedAt: now };
  const numbered = numberedFrom(journal.entries, before?.lastNumber ?? 0);
  const rows = numbered.map(({ number, entry }) => ({ id: newId(), number, day: entry.day, entry: frozen(entry, own), ...times }));
  const row = { id: newId(), until, lastNumber: numbered.at(-1)?.number ?? before?.lastNumber ?? 0, ...times };
  context.assumes(isAsRead(journal, from, until));
  context.insert(closings, row);
  if (rows.length) context.insertMany(ledgerEntries, rows);
  return row;
});

/** An entry with the accounts that it has now, whatever the accountant says later. */
function frozen(entry: Written, own: OwnAccounts): Written {
  const legs = entry.legs.map((leg) => {
    const [number, name] = accountOf(leg.account, leg.rate, own);
    return { ...leg, frozen: { number, name } };
  });
  return { ...entry, legs };
}
