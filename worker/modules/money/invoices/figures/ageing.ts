import { and, eq, gt, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { carried, carriedColumns } from "@/worker/modules/money/books";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { type Age, ageOf, ages } from "../rules";

type Aged = Record<Age, number> & { clientId: string; partyName: string; creditBalance: number; carried: number; total: number };

/** What each client owes, by how late it is: those who owe most first, last those to whom we do. Everything that is due is read; only that. */
export const ageing = handle(invoices.ageing, async ({ db, now }, { limit, cursor }) => {
  const today = civilDate(now);
  const party = { clientId: sql<string>`${table.clientId}`, partyName: sql<string>`max(${table.partyName})` };
  const [bills, credits, openings] = await db.batch([
    db
      .select({ ...party, dueOn: table.dueOn, due: sql<number>`sum(${table.due})` })
      .from(table)
      .where(and(eq(table.type, "client"), sql`${table.status} in ('sent', 'to_pay')`, gt(table.due, 0)))
      .groupBy(table.clientId, table.dueOn),
    db
      .select({ ...party, balance: sql<number>`sum(${table.total} - ${table.paid})` })
      .from(table)
      .where(and(eq(table.type, "credit"), eq(table.status, "sent"), gt(table.total, table.paid)))
      .groupBy(table.clientId),
    db.select(carriedColumns).from(carried).where(sql`carried.side = 'client' and carried.open <> 0`),
  ]);
  const byClient = new Map<string, Aged>();
  const accountOf = ({ clientId, partyName }: Pick<Aged, "clientId" | "partyName">) => {
    const own = byClient.get(clientId) ?? { clientId, partyName, ...nothing(), creditBalance: 0, carried: 0, total: 0 };
    byClient.set(clientId, own);
    return own;
  };
  for (const bill of bills) {
    const own = accountOf(bill);
    own[ageOf(bill.dueOn, today)] += bill.due;
    own.total += bill.due;
  }
  for (const credit of credits) {
    const own = accountOf(credit);
    own.creditBalance += credit.balance;
    own.total -= credit.balance;
  }
  for (const { partyId, partyName, open } of openings) {
    const own = accountOf({ clientId: partyId, partyName });
    own.carried += open;
    own.total += open;
  }
  const all = [...byClient.values()].sort((one, other) => other.total - one.total || (one.clientId < other.clientId ? -1 : 1));
  const after = cursor ? readCursor(cursor, "total") : null;
  const isAfter = ({ total, clientId }: Aged) =>
    !after || total < Number(after.value) || (total === after.value && clientId > String(after.tie));
  const rest = all.filter(isAfter);
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  const sumOf = (figure: Age | "creditBalance" | "carried" | "total") => all.reduce((sum, one) => sum + one[figure], 0);
  const totals = {
    ...(Object.fromEntries(ages.map((age) => [age, sumOf(age)])) as Record<Age, number>),
    creditBalance: sumOf("creditBalance"),
    carried: sumOf("carried"),
    total: sumOf("total"),
  };
  return { items: shown, nextCursor: last ? cursorOf("total", last.total, last.clientId) : null, total: all.length, totals };
});

const nothing = () => Object.fromEntries(ages.map((age) => [age, 0])) as Record<Age, number>;
