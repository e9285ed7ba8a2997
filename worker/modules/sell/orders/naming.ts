import { eq, or, type SQL, sql } from "drizzle-orm";
import { orderLines, orders } from "@/db/business";

/** Is this the order of this identifier or reference? */
export function isOrder(idOrReference: string): SQL | undefined {
  return or(eq(orders.id, idOrReference), eq(orders.reference, idOrReference.toUpperCase()));
}

/** The orders of a name, and the items they name: parts of other queries. */
export const idsOf = (idOrReference: string) => sql`(select ${orders.id} from ${orders} where ${isOrder(idOrReference)})`;
export const itemsOf = (idOrReference: string) =>
  sql`(select ${orderLines.itemId} from ${orderLines} where ${orderLines.orderId} in ${idsOf(idOrReference)})`;
