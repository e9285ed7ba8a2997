import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { items, lots, shelfLifeStudies as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { shelfLifeStudies } from "./contract";
import { selectStudies, toListed } from "./records";

/** A page of studies, the newest first, with the number that match; read in one batch. */
export const list = handle(shelfLifeStudies.list, async ({ db }, { status, verdict, item, lot, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const matching = and(
    status && eq(table.status, status),
    verdict && eq(table.verdict, verdict),
    item ? inArray(table.itemId, sql`(select ${items.id} from ${items} where ${or(eq(items.id, item), eq(items.sku, item))})`) : undefined,
    lot ? inArray(table.lotId, sql`(select ${lots.id} from ${lots} where ${or(eq(lots.id, lot), eq(lots.number, lot))})`) : undefined,
    holdsWords(table.searchText, search),
  );
  const [rows, [counted]] = await db.batch([
    selectStudies(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const found = rows.map((one) => ({ ...one, id: one.row.id, createdAt: one.row.createdAt }));
  return { ...page.pageOf(found, toListed), total: counted?.total ?? 0 };
});
