import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { answersTo, type Row } from "@/worker/engine/figures/answers";
import { bucketsOf } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { dashboard } from "./contract";
import { TREND_MONTHS } from "./rules";

/** How the figures of the day that have a past went over a year, month by month; in one batch, apart from the figures, which do not wait for it. */
export const trends = handle(dashboard.trends, async (context) => {
  const today = civilDate(context.now);
  const period = { from: firstOfMonth(today, 1 - TREND_MONTHS), to: lastOfMonth(today) };
  const by = ["month"] as const;
  const found = await answersTo(context, {
    batches: { measures: ["batchesPlanned"], by, period },
    clients: { measures: ["activeClients"], by, period },
    sales: { measures: ["salesInvoiced"], by, period },
  });
  const inMonth = <Measure extends string>(rows: readonly Row<Measure>[], month: string, measure: Measure) => {
    const figure = rows.find(({ keys: [key] }) => key === month)?.figures[measure];
    return figure?.count ?? figure?.money ?? 0;
  };
  const items = bucketsOf(period.from, period.to, "month").map((month) => ({
    month,
    productionToday: inMonth(found.batches, month, "batchesPlanned"),
    activeClients: inMonth(found.clients, month, "activeClients"),
    revenue: inMonth(found.sales, month, "salesInvoiced"),
  }));
  return { items, nextCursor: null };
});
