import { answersTo } from "@/worker/engine/figures/answers";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { type Age, ages } from "../rules";

type Aged = Record<Age, number> & { clientId: string; partyName: string; creditBalance: number; carried: number; total: number };

/** Groups that are read: what every client owes, by each of the ages. */
const MOST = 200_000;

/** What each client owes, by how late it is: those who owe most first, last those to whom we do. Everything that is due is read; only that. */
export const ageing = handle(invoices.ageing, async (context, { limit, cursor }) => {
  const { due } = await answersTo(context, { due: { measures: ["receivable"], by: ["client", "lateness"], most: MOST } });
  const byClient = new Map<string, Aged>();
  for (const { keys, labels, figures } of due) {
    const [clientId = "", age] = [keys[0] ?? "", keys[1] as Age | "credit" | "carried"];
    const own = byClient.get(clientId) ?? { clientId, partyName: labels[0] ?? "", ...nothing(), creditBalance: 0, carried: 0, total: 0 };
    const amount = figures.receivable.money ?? 0;
    if (age === "credit") own.creditBalance -= amount;
    else own[age] += amount;
    own.total += amount;
    byClient.set(clientId, own);
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
