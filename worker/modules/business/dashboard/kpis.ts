import { addMonths, civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { answersTo, type Row } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { dashboard } from "./contract";
import { ACTIVE_MONTHS, MARGIN_FLOOR } from "./rules";

/** What a maker looks at in the morning: figures, in one batch, none of which grows with the years. */
export const kpis = handle(dashboard.kpis, async (context) => {
  const today = civilDate(context.now);
  const [month, lastMonth] = [firstOfMonth(today), firstOfMonth(today, -1)];
  const sales = (from: string, to: string) => ({ measures: ["salesInvoiced"], period: { from, to } }) as const;
  const found = await answersTo(context, {
    waiting: { measures: ["ordersToShip", "lateOrders"] },
    short: { measures: ["itemsShort"] },
    dated: { measures: ["nearLots", "expiredLots"] },
    open: { measures: ["lateBatches"] },
    planned: { measures: ["batchesPlanned", "batchesPlannedDone"], period: { from: today, to: today } },
    margins: { measures: ["lowMarginProducts"] },
    active: { measures: ["activeClients"], period: { from: addMonths(today, -ACTIVE_MONTHS), to: today } },
    thisMonth: sales(month, lastOfMonth(today)),
    soFar: sales(lastMonth, addMonths(today, -1)),
    lastMonth: sales(lastMonth, lastOfMonth(lastMonth)),
  });
  const count = <Measure extends string>([row]: readonly Row<Measure>[], measure: Measure) => row?.figures[measure].count ?? 0;
  const money = ([row]: readonly Row<"salesInvoiced">[]) => row?.figures.salesInvoiced.money ?? 0;
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
    revenue: money(found.thisMonth),
    revenueLastMonthSoFar: money(found.soFar),
    revenueLastMonth: money(found.lastMonth),
  };
});
