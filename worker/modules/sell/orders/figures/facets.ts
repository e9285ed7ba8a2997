import { clients } from "@/db/business";
import { sql } from "drizzle-orm";
import { answersTo } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { isClient } from "@/worker/modules/sell/clients";
import { orders } from "../contract";
import type { OrderStatus } from "../status";

/** How many orders there are in each status, of one client or of all, and how many are late. */
export const facets = handle(orders.facets, async (context, { client }) => {
  const only = client ? ofClient(client) : undefined;
  const found = await answersTo(context, {
    written: { measures: ["ordersAndQuotes"], by: ["orderStatus"], only },
    late: { measures: ["lateOrders"], only },
  });
  const statuses = found.written.map(({ keys: [status], figures }) => ({
    status: status as OrderStatus,
    count: figures.ordersAndQuotes.count ?? 0,
  }));
  const total = statuses.reduce((sum, { count }) => sum + count, 0);
  return { total, late: found.late[0]?.figures.lateOrders.count ?? 0, statuses };
});

/** Only figures of the client that a name stands for. */
export const ofClient = (name: string) => ({
  dimension: "client",
  keys: sql`(select ${clients.id} from ${clients} where ${isClient(name)})`,
});
