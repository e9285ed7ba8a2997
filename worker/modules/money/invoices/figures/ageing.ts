import { and, eq, gt, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { type Age, ageOf, ages } from "../rules";

type Aged = Record<Age, number> & { clientId: string; partyName: string; total: number };

/** What each client owes, by how late it is: those who owe most first. Everything that is due is read; only that. */
export const ageing = handle(invoices.ageing, async ({ db, now }, { limit, cursor }) => {
  const today = civilDate(now);
  const rows = await db
    .select({
      clientId: table.clientId,
      partyName: sql<string>`max(${table.partyName})`,
      dueOn: table.dueOn,
      due: sql<number>`sum(${table.due})`,
    })
    .from(table)
    .where(and(eq(table.type, "client"), sql`${table.status} in ('sent', 'to_pay')`, gt(table.due, 0)))
    .groupBy(table.clientId, table.dueOn);
  const byClient = new Map<string, Aged>();
  for (const { clientId, partyName, dueOn, due } of rows) {
    const own = byClient.get(clientId ?? "") ?? { clientId: clientId ?? "", partyName, ...nothing(), total: 0 };
    own[ageOf(dueOn, today)] += due;
    own.total += due;
    byClient.set(own.clientId, own);
  }
  const all = [...byClient.values()].sort((one, other) => other.total - one.total || (one.clientId < other.clientId ? -1 : 1));
  const after = cursor ? readCursor(cursor, "total") : null;
  const isAfter = ({ total, clientId }: Aged) =>
    !after || total < Number(after.value) || (total === after.value && clientId > String(after.tie));
  const left = all.filter(isAfter);
  const shown = left.slice(0, limit);
  const last = left.length > limit ? shown.at(-1) : undefined;
  const sum = (age: Age) => all.reduce((total, one) => total + one[age], 0);
  const totals = {
    ...(Object.fromEntries(ages.map((age) => [age, sum(age)])) as Record<Age, number>),
    total: all.reduce((t, one) => t + one.total, 0),
  };
  return { items: shown, nextCursor: last ? cursorOf("total", last.total, last.clientId) : null, total: all.length, totals };
});

const nothing = () => Object.fromEntries(ages.map((age) => [age, 0])) as Record<Age, number>;
