import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { clients, items, levels, locations, lots, orderLines, orders, promises, restockLines, restocks, suppliers } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { selectLots, selectPromises, toLot, toPromised } from "@/worker/modules/store/lots";
import { stock } from "./contract";
import { selectLevels, toLevel } from "./levels";
import { unshippedStatuses } from "@/worker/modules/sell/orders/status";
import { awaitedStatuses } from "@/worker/modules/buy/restocks/status";

/** The stock of one item, by identifier or SKU; read in one batch that does not grow with what happened before. */
export const show = handle(stock.show, async ({ db, now }, { id }) => {
  const item = await fetchItem(db, id);
  const { unit } = item;
  const [[level], lotRows, places, promised, coming, demand] = await db.batch([
    selectLevels(db, civilDate(now)).where(eq(items.id, item.id)),
    selectLots(db, and(eq(lots.itemId, item.id), eq(lots.stocked, true))).orderBy(asc(lots.useBy), asc(lots.id)),
    db
      .select({
        lotId: levels.lotId,
        locationId: levels.locationId,
        locationName: locations.name,
        amount: levels.amount,
        reserved: levels.reserved,
      })
      .from(lots)
      .innerJoin(levels, and(eq(levels.lotId, lots.id), gt(levels.amount, 0)))
      .innerJoin(locations, eq(locations.id, levels.locationId))
      .where(and(eq(lots.itemId, item.id), eq(lots.stocked, true)))
      .orderBy(locations.sortName),
    selectPromises(db, eq(promises.itemId, item.id)),
    db
      .select({
        restockId: restocks.id,
        reference: restocks.reference,
        supplierName: suppliers.name,
        expectedOn: restocks.expectedOn,
        left: sql<number>`${restockLines.amount} - ${restockLines.received}`,
        unit: restockLines.unit,
      })
      .from(restocks)
      .innerJoin(restockLines, eq(restockLines.restockId, restocks.id))
      .innerJoin(suppliers, eq(suppliers.id, restocks.supplierId))
      // From the few that are open to their lines, not from every line there ever was of the item.
      .where(and(inArray(restocks.status, awaitedStatuses), sql`+${restockLines.itemId} = ${item.id}`))
      .orderBy(restocks.expectedOn),
    db
      .select({
        orderId: orders.id,
        reference: orders.reference,
        clientName: clients.companyName,
        dueOn: orders.dueOn,
        left: sql<number>`${orderLines.amount} - ${orderLines.shipped}`,
        unit: orderLines.unit,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(and(inArray(orders.status, [...unshippedStatuses]), sql`+${orderLines.itemId} = ${item.id}`))
      .orderBy(orders.dueOn),
  ]);
  if (!level) throw new Error(`Item ${item.id} has no stock of its own: see item_stocks_insert`);
  const measure = (amount: number) => ({ amount, unit });
  const toMeasured = <Row extends { left: number; unit: typeof unit }>({ left, unit: lineUnit, ...row }: Row) => {
    return { ...row, amount: measure(convert(left, lineUnit, unit, item) ?? 0) };
  };
  return {
    ...toLevel(level),
    lots: lotRows.map((row) => ({
      ...toLot(row, now),
      places: places
        .filter(({ lotId }) => lotId === row.lot.id)
        .map(({ lotId, amount, reserved, ...place }) => ({ ...place, amount: measure(amount), reserved: measure(reserved) })),
    })),
    promises: promised.map((row) => toPromised(row, unit)),
    incoming: coming.filter((row) => row.left > 0).map(toMeasured),
    demand: demand.filter((row) => row.left > 0).map(toMeasured),
  };
});
