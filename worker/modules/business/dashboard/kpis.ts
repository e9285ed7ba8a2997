import { and, eq, exists, gte, inArray, lt, lte, ne, sql } from "drizzle-orm";
import { clients, invoices, items, itemStocks, lots, orders, productions } from "@/db/business";
import { addDays, addMonths, civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { revenueOf, wasInvoiced } from "@/worker/modules/money/invoices";
import { hasMarginBelow } from "@/worker/modules/catalogue/items";
import { isOverdue, isWaiting } from "@/worker/modules/sell/orders";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { isShort, isStockable } from "@/worker/modules/store/stock";
import { dashboard } from "./contract";
import { ACTIVE_MONTHS, MARGIN_FLOOR, NEAR_DAYS } from "./rules";

const many = sql<number>`count(*)`;
const when = (condition: unknown) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** An order of a client that was confirmed, since a day. */
const isOrderedSince = (day: string) =>
  and(eq(orders.clientId, clients.id), gte(orders.orderedOn, day), sql`${orders.status} not in ('draft', 'cancelled')`);

/** What a maker looks at in the morning, in one batch of reads, each along an index: none grows with the years. */
export const kpis = handle(dashboard.kpis, async ({ db, now }) => {
  const today = civilDate(now);
  const [lastMonth, sameDay] = [firstOfMonth(today, -1), addMonths(today, -1)];
  const open = inArray(productions.status, ["pending", "in_progress"]);
  const [[waiting], [short], [dated], [toMake], [late], [margins], [active], [revenue]] = await db.batch([
    db
      .select({ toShip: many, late: when(isOverdue(today)) })
      .from(orders)
      .where(isWaiting),
    db
      .select({ count: many })
      .from(itemStocks)
      .innerJoin(items, eq(items.id, itemStocks.id))
      .where(and(isStockable, isShort(today))),
    db
      .select({ near: many, expired: when(lt(lots.dlc, today)) })
      .from(lots)
      .where(and(eq(lots.stocked, true), lte(lots.useBy, addDays(today, NEAR_DAYS)))),
    db
      .select({ all: many, done: when(eq(productions.status, "completed")) })
      .from(productions)
      .where(and(eq(productions.requestedOn, today), ne(productions.status, "cancelled"))),
    db
      .select({ count: many })
      .from(productions)
      .where(and(open, lt(productions.requestedOn, today))),
    db
      .select({ count: many })
      .from(items)
      .where(and(eq(items.archived, false), eq(items.section, "catalogue"), hasMarginBelow(MARGIN_FLOOR))),
    db
      .select({ count: many })
      .from(clients)
      .where(
        and(
          ne(clients.id, PASSERS_BY),
          exists(
            db
              .select({ id: orders.id })
              .from(orders)
              .where(isOrderedSince(addMonths(today, -ACTIVE_MONTHS))),
          ),
        ),
      ),
    db
      .select({
        now: revenueOf(gte(invoices.issuedOn, firstOfMonth(today))),
        soFar: revenueOf(lte(invoices.issuedOn, sameDay)),
        last: revenueOf(lt(invoices.issuedOn, firstOfMonth(today))),
      })
      .from(invoices)
      .where(and(wasInvoiced, gte(invoices.issuedOn, lastMonth))),
  ]);
  return {
    ordersToShip: waiting?.toShip ?? 0,
    lateOrders: waiting?.late ?? 0,
    stockShort: short?.count ?? 0,
    expiringLots: dated?.near ?? 0,
    expiredLots: dated?.expired ?? 0,
    productionToday: toMake?.all ?? 0,
    productionDone: toMake?.done ?? 0,
    productionLate: late?.count ?? 0,
    lowMargin: margins?.count ?? 0,
    marginFloor: MARGIN_FLOOR,
    activeClients: active?.count ?? 0,
    revenue: revenue?.now ?? 0,
    revenueLastMonthSoFar: revenue?.soFar ?? 0,
    revenueLastMonth: revenue?.last ?? 0,
  };
});
