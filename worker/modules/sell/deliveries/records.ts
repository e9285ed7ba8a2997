import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { clients, deliveries, items, lots, orders } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ClientRow } from "@/worker/modules/sell/clients";
import type { Delivery } from "./contract";
import { deliveryStatus } from "./status";

export type DeliveryRow = typeof deliveries.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type LotRow = typeof lots.$inferSelect;
type Named = Pick<typeof items.$inferSelect, "id" | "sku" | "name" | "unit">;

/** A delivery with what it names. */
export interface Whole {
  delivery: DeliveryRow;
  order: OrderRow;
  client: ClientRow;
  items: Named[];
  lots: LotRow[];
  /** Those of the same order that have not arrived, this one aside. */
  underway: number;
}

/** Is this the delivery of this identifier or reference? */
export function isDelivery(idOrReference: string): SQL | undefined {
  return or(eq(deliveries.id, idOrReference), eq(deliveries.reference, idOrReference.toUpperCase()));
}

/** A delivery with its order, its lots and its items, in one round trip. @throws Refusal `not_found` */
export async function fetchDelivery(db: BusinessDatabase, idOrReference: string): Promise<Whole> {
  const inLines = (field: string) =>
    sql`(select value ->> ${field} from ${deliveries}, json_each(${deliveries.lines}) where ${isDelivery(idOrReference)})`;
  const others = sql<number>`(select count(*) from deliveries as other where other.order_id = ${deliveries.orderId}
    and other.id <> ${deliveries.id} and other.status = 'shipped')`.mapWith(Number);
  const [[row], named, lotRows] = await db.batch([
    db
      .select({ delivery: deliveries, order: orders, client: clients, underway: others })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .innerJoin(clients, eq(clients.id, deliveries.clientId))
      .where(isDelivery(idOrReference)),
    db
      .select({ id: items.id, sku: items.sku, name: items.name, unit: items.unit })
      .from(items)
      .where(inArray(items.id, inLines("itemId"))),
    db
      .select()
      .from(lots)
      .where(inArray(lots.id, inLines("lotId"))),
  ]);
  if (!row) throw new Refusal("not_found");
  return { ...row, items: named, lots: lotRows };
}

/** A delivery in a list. */
export function toListed(delivery: Omit<DeliveryRow, "lines">, orderReference: string, clientName: string) {
  const { id, reference, orderId, clientId, status, shippedOn, deliveredOn, carrier, version, createdAt, updatedAt } = delivery;
  const stamps = { version, createdAt, updatedAt };
  return { id, reference, orderId, orderReference, clientId, clientName, status, shippedOn, deliveredOn, carrier, ...stamps };
}

/** A delivery as the doors show it. */
export function toDelivery({ delivery, order, client, items: named, lots: lotRows }: Whole): Delivery {
  const itemOf = new Map(named.map((item) => [item.id, item]));
  const lotOf = new Map(lotRows.map((lot) => [lot.id, lot]));
  return {
    ...toListed(delivery, order.reference, client.companyName),
    ...{ address: delivery.address, notes: delivery.notes, moves: deliveryStatus.movesFrom(delivery.status) },
    returns: delivery.returns.map(({ id, day, reason, lines }) => ({
      id,
      returnedOn: day,
      reason,
      lines: lines.map(({ lotId, amount, apartId }) => {
        const { name = "", unit = "piece" } = itemOf.get(lotOf.get(lotId)?.itemId ?? "") ?? {};
        return { name, lotId, lot: lotOf.get(lotId)?.number ?? "", amount: { amount, unit }, apartId };
      }),
    })),
    lines: delivery.lines.map(({ orderLineId, itemId, lotId, locationId, amount, returned }) => {
      const { sku = "", name = "", unit = "piece" } = itemOf.get(itemId) ?? {};
      const { number: lot = "", dlc = null, ddm = null } = lotOf.get(lotId) ?? {};
      return {
        orderLineId,
        itemId,
        sku,
        name,
        unit,
        lotId,
        lot,
        locationId,
        dlc,
        ddm,
        amount: { amount, unit },
        returned: { amount: returned, unit },
      };
    }),
  };
}
