import { eq, or, type SQL, sql } from "drizzle-orm";
import { orderLines, orders } from "@/db/business";

/** Is this the order of this identifier or reference? */
export function isOrder(said: string): SQL | undefined {
  return or(eq(orders.id, said), eq(orders.reference, said.toUpperCase()));
}

/** The orders of a name, and the items they name: parts of other queries. */
export const idsOf = (said: string) => sql`(select ${orders.id} from ${orders} where ${isOrder(said)})`;
export const itemsOf = (said: string) =>
  sql`(select ${orderLines.itemId} from ${orderLines} where ${orderLines.orderId} in ${idsOf(said)})`;
