import { and, count, eq, getTableColumns, gte, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import { clients, standingOrders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isClient } from "@/worker/modules/sell/clients";
import { standingOrders } from "./contract";
import { toListed } from "./records";

/** A page of standing orders, the newest first, with the number that match; read in one batch. */
export const list = handle(standingOrders.list, async ({ db, now }, question) => {
  const { client, paused, due, search } = question;
  const isDue = and(eq(table.paused, false), lte(table.nextOn, civilDate(now)), or(isNull(table.endsOn), gte(table.endsOn, table.nextOn)));
  const matching = and(
    client ? inArray(table.clientId, sql`(select ${clients.id} from ${clients} where ${isClient(client)})`) : undefined,
    paused === undefined ? undefined : eq(table.paused, paused),
    due === undefined ? undefined : due ? isDue : not(isDue ?? sql`false`),
    holdsWords(clients.searchText, search),
  );
  const page = newestFirst(table, question);
  const { lines, notes, ...columns } = getTableColumns(table);
  const [rows, [counted]] = await db.batch([
    db
      .select({ ...columns, client: { name: clients.companyName, reference: clients.reference } })
      .from(table)
      .innerJoin(clients, eq(clients.id, table.clientId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).innerJoin(clients, eq(clients.id, table.clientId)).where(matching),
  ]);
  return { ...page.pageOf(rows, ({ client: who, ...row }) => toListed(row, who)), total: counted?.total ?? 0 };
});
