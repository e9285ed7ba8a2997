import { and, between, sql } from "drizzle-orm";
import { treasuryEntries as table } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { treasury } from "./contract";
import { standingOf, standingQueries, sums } from "./records";
import { requirePeriod } from "./rules";
import { entryCategories } from "./status";

/** What there is, and what came and went in a period, by month and by category; one batch. */
export const summary = handle(treasury.summary, async ({ db, now }, input) => {
  const to = input.to ?? civilDate(now);
  const from = input.from ?? firstOfMonth(to, -11);
  requirePeriod(from, to);
  const month = sql<string>`substr(${table.day}, 1, 7)`;
  const within = and(between(table.day, from, to));
  const [bank, since, months, categories] = await db.batch([
    ...standingQueries(db),
    db
      .select({ month, ...sums })
      .from(table)
      .where(within)
      .groupBy(month)
      .orderBy(month),
    db
      .select({ category: table.category, ...sums })
      .from(table)
      .where(within)
      .groupBy(table.category),
  ]);
  const totalIncome = months.reduce((sum, { income }) => sum + income, 0);
  const totalExpense = months.reduce((sum, { expense }) => sum + expense, 0);
  const none = { income: 0, expense: 0 };
  return {
    ...standingOf(bank, since),
    totalIncome,
    totalExpense,
    netBalance: totalIncome - totalExpense,
    from,
    to,
    months: monthsFrom(from, to).map((name) => {
      const { income, expense } = months.find((one) => one.month === name) ?? none;
      return { month: name, income, expense, net: income - expense };
    }),
    categories: entryCategories.flatMap((name) => categories.find(({ category }) => category === name) ?? []),
  };
});

/** The months from a day to another, those without an entry too; of a very long period, its last ten years. */
function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(to); day >= firstOfMonth(from) && months.length < 120; day = firstOfMonth(day, -1))
    months.unshift(day.slice(0, 7));
  return months;
}
