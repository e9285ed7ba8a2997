import { and, count, eq, sql } from "drizzle-orm";
import { controlPlans as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { controlPlans } from "./contract";
import { toListed } from "./records";

/** A page of the editions, the newest first, with the number that match. */
export const list = handle(controlPlans.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const isNamed = question.search ? sql`instr(lower(${table.name}), ${question.search.toLowerCase()}) > 0` : undefined;
  const matching = and(question.status && eq(table.status, question.status), isNamed);
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
