import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { clients, complaints as table, items, lots } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { complaints } from "./contract";
import { selectComplaints, toComplaint } from "./records";

/** A page of complaints, the newest first, with the number that match; read in one batch. */
export const list = handle(complaints.list, async ({ db }, { status, category, severity, client, item, lot, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const matching = and(
    status && eq(table.status, status),
    category && eq(table.category, category),
    severity && eq(table.severity, severity),
    client
      ? inArray(
          table.clientId,
          sql`(select ${clients.id} from ${clients} where ${or(eq(clients.id, client), eq(clients.reference, client))})`,
        )
      : undefined,
    item ? inArray(table.itemId, sql`(select ${items.id} from ${items} where ${or(eq(items.id, item), eq(items.sku, item))})`) : undefined,
    lot ? inArray(table.lotId, sql`(select ${lots.id} from ${lots} where ${or(eq(lots.id, lot), eq(lots.number, lot))})`) : undefined,
    holdsWords(table.searchText, search),
  );
  const [rows, [counted]] = await db.batch([
    selectComplaints(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const shown = page.pageOf(
    rows.map((found) => ({ ...found, id: found.row.id, createdAt: found.row.createdAt })),
    toComplaint,
  );
  return { ...shown, total: counted?.total ?? 0 };
});
