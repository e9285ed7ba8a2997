import { and, count, eq, or, sql } from "drizzle-orm";
import { recalls as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { toListed } from "./records";

/** A page of recalls and drills, the newest first, with the number that match. */
export const list = handle(recalls.list, async ({ db }, { status, mock, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const text = search?.toUpperCase();
  const matching = and(
    status && eq(table.status, status),
    mock === undefined ? undefined : eq(table.mock, mock),
    text ? or(eq(table.reference, text), sql`instr(upper(${table.subject} || ' ' || ${table.cause}), ${text}) > 0`) : undefined,
  );
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  return { ...page.pageOf(rows, toListed), total: counted?.total ?? 0 };
});
