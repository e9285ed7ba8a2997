import { and, count, eq, gte, lte, sql } from "drizzle-orm";
import { items, productions as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { production } from "./contract";
import { listedRows } from "./records";
import { toListed } from "./shown";

/** A page of orders by the day they are wanted, with the number that match; read in one batch. */
export const list = handle(production.list, async ({ db }, question) => {
  const page = inOrder({ ...question, sort: "requestedOn", column: table.requestedOn, tieBreaker: table.id });
  const matching = and(...conditionsOf(question));
  const [rows, [counted]] = await db.batch([
    listedRows(db)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const placeOf = ({ row }: (typeof rows)[number]) => ({ value: row.requestedOn, tie: row.id });
  return { ...page.pageOf(rows, placeOf, ({ row, item, lotNumber }) => toListed(row, item, lotNumber)), total: counted?.total ?? 0 };
});

function conditionsOf({ status, priority, facility, item, from, to, search }: Parsed<typeof production.list>) {
  return [
    status && eq(table.status, status),
    priority && eq(table.priority, priority),
    facility ? eq(table.facility, facility) : undefined,
    item
      ? sql`${table.itemId} = (select ${items.id} from ${items} where ${items.id} = ${item} or ${items.sku} = ${item.toUpperCase()} limit 1)`
      : undefined,
    from ? gte(table.requestedOn, from) : undefined,
    to ? lte(table.requestedOn, to) : undefined,
    holdsWords(table.searchText, search),
  ];
}
