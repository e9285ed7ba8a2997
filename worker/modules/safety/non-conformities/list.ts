import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { lots, nonConformities as table, nonConformityLots } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { toListed } from "./records";

/** A page of non-conformities, the newest first, with the number that match. */
export const list = handle(nonConformities.list, async ({ db, now }, { status, isOpen, severity, origin, lot, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const ofLot = lot
    ? sql`${table.id} in (select ${nonConformityLots.nonConformityId} from ${nonConformityLots} where ${nonConformityLots.lotId} in
        (select ${lots.id} from ${lots} where ${or(eq(lots.id, lot), eq(lots.number, lot.toUpperCase()))}))`
    : undefined;
  const matching = and(
    status && eq(table.status, status),
    isOpen === undefined ? undefined : inArray(table.status, isOpen ? ["registered", "in_progress"] : ["closed"]),
    severity && eq(table.severity, severity),
    origin && eq(table.origin, origin),
    ofLot,
    search ? or(eq(table.reference, search.toUpperCase()), sql`instr(lower(${table.title}), ${search.toLowerCase()}) > 0`) : undefined,
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
  return { ...page.pageOf(rows, (row) => toListed(row, now)), total: counted?.total ?? 0 };
});
