import { and, count, eq, gte, lte, notInArray, sql } from "drizzle-orm";
import { clients, orders as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { isClient } from "@/worker/modules/sell/clients";
import { orders } from "../contract";
import { ofClient } from "../list";

/** What a client has ordered between two days. @throws Refusal `invalid_input` naming `client` when there is none */
export const bought = handle(orders.bought, async ({ db }, { client, since = null, until = null }) => {
  const within = and(since ? gte(table.orderedOn, since) : undefined, until ? lte(table.orderedOn, until) : undefined);
  const amount = (column: typeof table.subtotal | typeof table.total) => sql<number>`total(${column})`.mapWith(Number);
  const [[named], [totals]] = await db.batch([
    db.select({ clientName: clients.companyName }).from(clients).where(isClient(client)).orderBy(eq(clients.id, client)),
    db
      .select({ count: count(), subtotal: amount(table.subtotal), total: amount(table.total) })
      .from(table)
      .where(and(ofClient(client), within, notInArray(table.status, ["draft", "cancelled"]))),
  ]);
  if (!named) refuseField("client", "not_found");
  return { ...named, since, until, count: totals?.count ?? 0, subtotal: totals?.subtotal ?? 0, total: totals?.total ?? 0 };
});
