import { and, count, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL } from "drizzle-orm";
import { instruments as table } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { instruments } from "./contract";
import { toListed } from "./records";
import { NOTICE_DAYS } from "./rules";
import type { Standing } from "./status";

/** A page of instruments, those to calibrate first at the top, with the number that match. */
export const list = handle(instruments.list, async ({ db, now }, { status, standing, kind, search, limit, cursor }) => {
  const today = civilDate(now);
  const page = inOrder({ limit, cursor, sort: "dueOn", column: table.dueOn, tieBreaker: table.id, direction: "asc" });
  const matching = and(
    eq(table.status, status),
    kind && eq(table.kind, kind),
    standing && standsAs(standing, today),
    holdsWords(table.searchText, search),
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
  const placeOf = ({ dueOn, id }: (typeof rows)[number]) => ({ value: dueOn, tie: id });
  return { ...page.pageOf(rows, placeOf, (row) => toListed(row, today)), total: counted?.total ?? 0 };
});

/** The same as `standingOn`, for the database. */
function standsAs(standing: Standing, today: string): SQL | undefined {
  const [conforms, notice] = [eq(table.lastOutcome, "conforms"), addDays(today, NOTICE_DAYS)];
  return {
    valid: and(conforms, gt(table.dueOn, notice)),
    soon: and(conforms, gte(table.dueOn, today), lte(table.dueOn, notice)),
    expired: and(conforms, lt(table.dueOn, today)),
    failed: and(isNotNull(table.lastOn), eq(table.lastOutcome, "fails")),
    none: isNull(table.lastOn),
  }[standing];
}
