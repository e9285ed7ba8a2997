import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { asking } from "@/worker/engine/figures/answers";
import { bucketsOf } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { owedBy, owedQuery } from "@/worker/modules/money/books";
import { dashboard } from "./contract";
import { TREND_MONTHS } from "./rules";

/** What was invoiced month by month over a year, and what is owed; read in one batch. */
export const finance = handle(dashboard.finance, async (context) => {
  const { db, now } = context;
  const today = civilDate(now);
  const period = { from: firstOfMonth(today, 1 - TREND_MONTHS), to: lastOfMonth(today) };
  const sales = asking(context, { measures: ["salesInvoiced"], by: ["month"], period });
  const [rows, sides] = await db.batch([sales.query, owedQuery(db, today)]);
  const invoiced = new Map(sales.rowsOf(rows).map(({ keys: [month], figures }) => [month, figures.salesInvoiced.money ?? 0]));
  const { total, ...parts } = owedBy("client", sides);
  const months = bucketsOf(period.from, period.to, "month").map((month) => ({ month, revenue: invoiced.get(month) ?? 0 }));
  return { due: total, ...parts, toPay: owedBy("supplier", sides).total, months };
});
