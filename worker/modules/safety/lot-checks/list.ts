import { and, count, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import { items, lotChecks as table, lots, productions, restocks } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { lotChecks } from "./contract";
import { selectLotChecks, toListed } from "./records";

/** Its lot waits for it, and there is something of it: what was thrown away or taken back waits no more. */
const waits = and(eq(table.status, "pending"), inArray(table.lotId, sql`(select ${lots.id} from ${lots} where ${waiting()})`));

function waiting() {
  return and(eq(lots.state, "on_hold"), gt(lots.amount, 0));
}

/** A page of checks, the newest first, with the number that match; read in one batch. */
export const list = handle(lotChecks.list, async ({ db }, { status, moment, isDue, item, lot, origin, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const from = (
    name: string,
  ) => sql`(select ${restocks.id} from ${restocks} where ${or(eq(restocks.id, name), eq(restocks.reference, name))}
    union select ${productions.id} from ${productions} where ${or(eq(productions.id, name), eq(productions.reference, name))})`;
  const matching = and(
    status && eq(table.status, status),
    moment && eq(table.moment, moment),
    isDue === undefined ? undefined : isDue ? waits : waits && not(waits),
    item ? inArray(table.itemId, sql`(select ${items.id} from ${items} where ${or(eq(items.id, item), eq(items.sku, item))})`) : undefined,
    lot ? inArray(table.lotId, sql`(select ${lots.id} from ${lots} where ${or(eq(lots.id, lot), eq(lots.number, lot))})`) : undefined,
    origin ? inArray(table.lotId, sql`(select ${lots.id} from ${lots} where ${lots.causeId} in ${from(origin)})`) : undefined,
    holdsWords(table.searchText, search),
  );
  const [rows, [counted]] = await db.batch([
    selectLotChecks(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const found = rows.map((one) => ({ ...one, id: one.row.id, createdAt: one.row.createdAt }));
  return { ...page.pageOf(found, toListed), total: counted?.total ?? 0 };
});
