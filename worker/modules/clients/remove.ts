import { count, eq, sql } from "drizzle-orm";
import { clients as table, orders, standingOrders } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/**
 * Forgets a client for good; only the audit remembers that it was there.
 * @throws Refusal `still_used` once it has ordered anything: it can be archived instead
 */
export const remove = handle(clients.remove, async (context, { id, version }) => {
  const { db } = context;
  const before = await fetchClient(db, id);
  const [[ordered], [standing]] = await db.batch([
    db.select({ count: count() }).from(orders).where(eq(orders.clientId, before.id)),
    db.select({ count: count() }).from(standingOrders).where(eq(standingOrders.clientId, before.id)),
  ]);
  const uses = (ordered?.count ?? 0) + (standing?.count ?? 0);
  if (uses > 0) throw new Refusal("still_used", { params: { uses } });
  context.assumes(sql`not exists (select 1 from ${orders} where ${orders.clientId} = ${before.id})`);
  context.remove(table, before, version);
  return toClient(before);
});
