import { and, count, eq, getTableColumns, gte, inArray, lte, sql } from "drizzle-orm";
import { clients, sales as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isClient } from "@/worker/modules/sell/clients";
import { sales } from "./contract";
import { toListed } from "./records";

/** A page of what the till took, the newest first, with the number that match; read in one batch. */
export const list = handle(sales.list, async ({ db }, question) => {
  const { method, client, from, to, search } = question;
  const page = newestFirst(table, question);
  const matching = and(
    method && eq(table.method, method),
    client ? inArray(table.clientId, sql`(select ${clients.id} from ${clients} where ${isClient(client)})`) : undefined,
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
    holdsWords(sql`lower(${table.number} || ' ' || ${table.clientName})`, search),
  );
  const { lines, vat, ...columns } = getTableColumns(table);
  const isTakenBack = sql<number>`exists (select 1 from sales as back where back.reverses = sales.id)`.mapWith(Boolean);
  const [rows, [counted]] = await db.batch([
    db
      .select({ ...columns, isTakenBack })
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  return { ...page.pageOf(rows, (row) => toListed(row, row.isTakenBack)), total: counted?.total ?? 0 };
});
