import { and, count, type SQL } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import type { BusinessDatabase } from "@/worker/engine/ports";

type Row = typeof table.$inferSelect;

/** A page of what is kept of invoices, ours or theirs, the newest first, with how many match; one batch. */
export async function pageOfPapers<Listed>(
  db: BusinessDatabase,
  question: Parameters<typeof newestFirst>[1],
  conditions: (SQL | undefined)[],
  toListed: (row: Row) => Listed,
) {
  const page = newestFirst(table, question);
  const matching = and(...conditions);
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
}
