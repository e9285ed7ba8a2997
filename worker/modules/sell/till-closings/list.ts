import { and, count, gte, like, lte } from "drizzle-orm";
import { tillClosings as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { tillClosings } from "./contract";
import { toClosing } from "./records";

/** A page of closings, the newest first, with the number that match; read in one batch. */
export const list = handle(tillClosings.list, async ({ db }, question) => {
  const { from, to, search } = question;
  const page = newestFirst(table, question);
  const matching = and(
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
    search ? like(table.reference, `%${search.trim().toUpperCase()}%`) : undefined,
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
  return { ...page.pageOf(rows, toClosing), total: counted?.total ?? 0 };
});
