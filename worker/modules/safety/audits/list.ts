import { and, count, eq, inArray, sql } from "drizzle-orm";
import { audits as table, suppliers } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { isSupplier } from "@/worker/modules/safety/named";
import { audits } from "./contract";
import { selectAudits, toListed } from "./records";

/** A page of audits, the newest first, with the number that match; read in one batch. */
export const list = handle(audits.list, async ({ db }, { status, kind, outcome, supplier, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const isNamed = supplier && isSupplier(supplier);
  const matching = and(
    status && eq(table.status, status),
    kind && eq(table.kind, kind),
    outcome && sql`(${table.score} >= ${table.passMark}) = ${outcome === "passed" ? 1 : 0}`,
    isNamed ? inArray(table.supplierId, sql`(select ${suppliers.id} from ${suppliers} where ${isNamed})`) : undefined,
    holdsWords(table.searchText, search),
  );
  const [rows, [counted]] = await db.batch([
    selectAudits(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const found = rows.map((one) => ({ ...one, id: one.row.id, createdAt: one.row.createdAt }));
  return { ...page.pageOf(found, toListed), total: counted?.total ?? 0 };
});
