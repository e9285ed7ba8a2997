import { addMonths, civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { answersTo, type Row } from "@/worker/engine/figures/answers";
import { bucketsOf } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { dashboard } from "./contract";
import { ACTIVE_MONTHS, MARGIN_FLOOR, TREND_MONTHS } from "./rules";

/** What a maker looks at in the morning: figures, in one batch, and over time where they have any. */
export const kpis = handle(dashboard.kpis, async (context) => {
  const today = civilDate(context.now);
  const year = { from: firstOfMonth(today, 1 - TREND_MONTHS), to: lastOfMonth(today) };
  const by = ["month"] as const;
  const found = await answersTo(context, {
    waiting: { measures: ["ordersToShip", "lateOrders"] },
    short: { measures: ["itemsShort"] },
    dated: { measures: ["nearLots", "expiredLots"] },
    open: { measures: ["lateBatches"] },
    planned: { measures: ["batchesPlanned", "batchesPlannedDone"], period: { from: today, to: today } },
    batches: { measures: ["batchesPlanned"], by, period: year },
    margins: { measures: ["lowMarginProducts"] },
    active: { measures: ["activeClients"], period: { from: addMonths(today, -ACTIVE_MONTHS), to: today } },
    clients: { measures: ["activeClients"], by, period: year },
    soFar: { measures: ["salesInvoiced"], period: { from: firstOfMonth(today, -1), to: addMonths(today, -1) } },
    sales: { measures: ["salesInvoiced"], by, period: year },
  });
  const count = <Measure extends string>(rows: readonly Row<Measure>[], measure: Measure) => rows[0]?.figures[measure].count ?? 0;
  const inMonth = <Measure extends string>(rows: readonly Row<Measure>[], month: string, measure: Measure) => {
    const figure = rows.find(({ keys: [key] }) => key === month)?.figures[measure];
    return figure?.count ?? figure?.money ?? 0;
  };
  const trends = bucketsOf(year.from, year.to, "month").map((month) => ({
    month,
    productionToday: inMonth(found.batches, month, "batchesPlanned"),
    activeClients: inMonth(found.clients, month, "activeClients"),
    revenue: inMonth(found.sales, month, "salesInvoiced"),
  }));
  return {
    ordersToShip: count(found.waiting, "ordersToShip"),
    lateOrders: count(found.waiting, "lateOrders"),
    stockShort: count(found.short, "itemsShort"),
    expiringLots: count(found.dated, "nearLots"),
    expiredLots: count(found.dated, "expiredLots"),
    productionToday: count(found.planned, "batchesPlanned"),
    productionDone: count(found.planned, "batchesPlannedDone"),
    productionLate: count(found.open, "lateBatches"),
    lowMargin: count(found.margins, "lowMarginProducts"),
    marginFloor: MARGIN_FLOOR,
    activeClients: count(found.active, "activeClients"),
    revenue: trends.at(-1)?.revenue ?? 0,
    revenueLastMonthSoFar: found.soFar[0]?.figures.salesInvoiced.money ?? 0,
    revenueLastMonth: trends.at(-2)?.revenue ?? 0,
    trends,
  };
});
