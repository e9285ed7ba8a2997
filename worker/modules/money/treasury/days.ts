import { asc, between } from "drizzle-orm";
import { treasuryEntries as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { treasury } from "./contract";
import { sums } from "./records";
import { readExpected } from "./expected";
import { asDue, MOST_DAYS, requirePeriod, supposed } from "./rules";

/** Every day of a period on which money moved, or from today on is to move; the same day may have both. */
export const days = handle(treasury.days, async ({ db, now }, { from, to }) => {
  requirePeriod(from, to, MOST_DAYS);
  const today = civilDate(now);
  const [moved, { expected }] = await Promise.all([
    db
      .select({ day: table.day, ...sums })
      .from(table)
      .where(between(table.day, from, to))
      .groupBy(table.day)
      .orderBy(asc(table.day)),
    readExpected(db, today),
  ]);
  const ahead = new Map<string, { income: number; expense: number }>();
  for (const one of expected) {
    const { day, amount } = supposed(one, asDue, today);
    const own = ahead.get(day) ?? { income: 0, expense: 0 };
    if (day >= from && day <= to) ahead.set(day, { income: own.income + Math.max(0, amount), expense: own.expense + Math.max(0, -amount) });
  }
  const toCome = [...ahead].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, both]) => ({ day, ...both, expected: true }));
  return { items: [...moved.map((row) => ({ ...row, expected: false })), ...toCome] };
});
