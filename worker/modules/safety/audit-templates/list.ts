import { and, count, eq } from "drizzle-orm";
import { auditTemplates as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { auditTemplates } from "./contract";
import { toListed } from "./records";

/** A page of templates by name, with the number that match. */
export const list = handle(auditTemplates.list, async ({ db }, { status, kind, search, limit, cursor }) => {
  const page = inOrder({ limit, cursor, sort: "name", column: table.sortName, tieBreaker: table.id, direction: "asc" });
  const matching = and(eq(table.status, status), kind && eq(table.kind, kind), holdsWords(table.sortName, search));
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  return { ...page.pageOf(rows, ({ sortName, id }) => ({ value: sortName, tie: id }), toListed), total: counted?.total ?? 0 };
});
