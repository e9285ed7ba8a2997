import { and, count, eq, gte, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import { clients, recurringInvoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isClient } from "@/worker/modules/sell/clients";
import { recurringInvoices } from "./contract";
import { toListed } from "./records";

/** A page of recurring invoices, the newest first, with how many match; one batch. */
export const list = handle(recurringInvoices.list, async ({ db, now }, question) => {
  const { client, paused, due, search } = question;
  const isDue = and(eq(table.paused, false), lte(table.nextOn, civilDate(now)), or(isNull(table.endsOn), gte(table.endsOn, table.nextOn)));
  const matching = and(
    client ? inArray(table.clientId, sql`(select ${clients.id} from ${clients} where ${isClient(client)})`) : undefined,
    paused === undefined ? undefined : eq(table.paused, paused),
    due === undefined ? undefined : due ? isDue : not(isDue ?? sql`false`),
    holdsWords(clients.searchText, search),
  );
  const page = newestFirst(table, question);
  const [rows, [counted]] = await db.batch([
    db
      .select({ row: table, id: table.id, createdAt: table.createdAt, name: clients.companyName })
      .from(table)
      .innerJoin(clients, eq(clients.id, table.clientId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).innerJoin(clients, eq(clients.id, table.clientId)).where(matching),
  ]);
  return { ...page.pageOf(rows, ({ row, name }) => toListed(row, name)), total: counted?.total ?? 0 };
});
