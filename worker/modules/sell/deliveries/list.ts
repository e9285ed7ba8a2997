import { and, count, eq, getTableColumns, gte, inArray, lte, or, sql } from "drizzle-orm";
import { clients, deliveries as table, orders } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isClient } from "@/worker/modules/sell/clients";
import { deliveries } from "./contract";
import { toListed } from "./records";

/** A page of deliveries, the newest first, with the number that match; read in one batch. */
export const list = handle(deliveries.list, async ({ db }, question) => {
  const { status, client, order, shippedFrom, shippedTo, search } = question;
  const matching = and(
    status && eq(table.status, status),
    client ? inArray(table.clientId, sql`(select ${clients.id} from ${clients} where ${isClient(client)})`) : undefined,
    order ? or(eq(orders.id, order), eq(orders.reference, order.toUpperCase())) : undefined,
    shippedFrom ? gte(table.shippedOn, shippedFrom) : undefined,
    shippedTo ? lte(table.shippedOn, shippedTo) : undefined,
    holdsWords(sql`(lower(${table.reference}) || ' ' || ${orders.searchText} || ' ' || lower(${table.carrier}))`, search),
  );
  const page = newestFirst(table, question);
  const { lines, ...columns } = getTableColumns(table);
  const [rows, [counted]] = await db.batch([
    db
      .select({ ...columns, orderReference: orders.reference, clientName: clients.companyName })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .innerJoin(clients, eq(clients.id, table.clientId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).innerJoin(orders, eq(orders.id, table.orderId)).where(matching),
  ]);
  const show = ({ orderReference, clientName, ...row }: (typeof rows)[number]) => toListed(row, orderReference, clientName);
  return { ...page.pageOf(rows, show), total: counted?.total ?? 0 };
});
