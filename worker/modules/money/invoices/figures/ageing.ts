import { sql } from "drizzle-orm";
import { civilDate } from "@/worker/core/figures/dates";
import { type OwedKind, owed } from "@/worker/modules/money/books";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { type Age, ageOf, ages } from "../rules";

type Aged = Record<Age, number> & { clientId: string; partyName: string; creditBalance: number; carried: number; total: number };

/** What each client owes, by how late it is: those who owe most first, last those to whom we do. Everything that is due is read; only that. */
export const ageing = handle(invoices.ageing, async ({ db, now }, { limit, cursor }) => {
  const today = civilDate(now);
  const rows = await db
    .select({
      clientId: sql<string>`owed.party_id`,
      partyName: sql<string>`max(owed.party_name)`,
      kind: sql<OwedKind>`owed.kind`,
      dueOn: sql<string>`owed.due_on`,
      amount: sql<number>`sum(owed.amount)`,
    })
    .from(owed)
    .where(sql`owed.side = 'client'`)
    .groupBy(sql`1, 3, 4`);
  const byClient = new Map<string, Aged>();
  const accountOf = ({ clientId, partyName }: Pick<Aged, "clientId" | "partyName">) => {
    const own = byClient.get(clientId) ?? { clientId, partyName, ...nothing(), creditBalance: 0, carried: 0, total: 0 };
    byClient.set(clientId, own);
    return own;
  };
  for (const { kind, dueOn, amount, ...party } of rows) {
    const own = accountOf(party);
    if (kind === "invoice") own[ageOf(dueOn, today)] += amount;
    else if (kind === "credit") own.creditBalance -= amount;
    else own.carried += amount;
    own.total += amount;
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
