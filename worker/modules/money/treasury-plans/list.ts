import { and, count, eq } from "drizzle-orm";
import { treasuryPlans as table } from "@/db/business";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { treasuryPlans } from "./contract";

/** What is planned, the soonest first. */
export const list = handle(treasuryPlans.list, async ({ db }, { type, ...question }) => {
  const page = inOrder({ ...question, sort: "nextOn", column: table.nextOn, tieBreaker: table.id, direction: "asc" });
  const matching = type && eq(table.type, type);
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const shown = page.pageOf(
    rows,
    ({ nextOn, id }) => ({ value: nextOn, tie: id }),
    (row) => row,
  );
  return { ...shown, total: counted?.total ?? 0 };
});
