import { civilDate } from "@/worker/core/figures/dates";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { owedBy, owedQuery } from "@/worker/modules/money/books";
import { reminders } from "./contract";
import { type Debt, readDebts } from "./debts";

/** What each client owes: those with most of it late first. Everything that is due is read; only that. */
export const list = handle(reminders.list, async ({ db, now }, { limit, cursor, late }) => {
  const today = civilDate(now);
  const [debts, sides] = await Promise.all([readDebts(db, today), owedQuery(db, today)]);
  const { creditBalance, carried, total: totalOwed } = owedBy("client", sides);
  const all = debts.filter((debt) => (late === undefined ? debt.due > 0 : debt.late > 0 === late && debt.due > 0)).sort(byLate);
  const after = cursor ? readCursor(cursor, "late") : null;
  const start = after ? all.findIndex(({ clientId }) => clientId === after.tie) + 1 : 0;
  const shown = all.slice(start, start + limit);
  const last = all.length > start + limit ? shown.at(-1) : undefined;
  return {
    items: shown,
    nextCursor: last ? cursorOf("late", last.late, last.clientId) : null,
    total: all.length,
    totalLate: all.reduce((sum, debt) => sum + debt.late, 0),
    totalDue: all.reduce((sum, debt) => sum + debt.due, 0),
    creditBalance,
    carried,
    totalOwed,
  };
});

const byLate = (one: Debt, other: Debt) => other.late - one.late || other.due - one.due || (one.clientId < other.clientId ? -1 : 1);
