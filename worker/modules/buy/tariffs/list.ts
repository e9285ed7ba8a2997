import { and, asc, count, eq, gte, or, sql } from "drizzle-orm";
import { items, suppliers, tariffs as table } from "@/db/business";
import { after, cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { tariffs } from "./contract";
import { selectTied, toTariff } from "./records";

const ORDER = "item";

/** A page of the tariffs of items in use, by the item's name, with the number that match; read in one batch. */
export const list = handle(tariffs.list, async ({ db }, question) => {
  const { limit, cursor, item, supplier, preferred, search } = question;
  const matching = and(
    eq(items.archived, false),
    item ? or(eq(items.id, item), eq(items.sku, item.toUpperCase())) : undefined,
    supplier ? isCalled(supplier) : undefined,
    preferred === undefined ? undefined : eq(table.preferred, preferred),
    holdsWords(searched, search),
  );
  const from = cursor ? readCursor(cursor, ORDER) : undefined;
  // The name alone lets the database begin where the page does; the pair says exactly where.
  const start = from && and(gte(items.sortName, String(from.value)), after(items.sortName, table.id, "asc", from));

  const [rows, [counts]] = await db.batch([
    selectTied(db, and(matching, start))
      .orderBy(asc(items.sortName), asc(table.id))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .innerJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(matching),
  ]);

  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toTariff),
    nextCursor: last ? cursorOf(ORDER, last.item.sortName, last.tariff.id) : null,
    total: counts?.total ?? 0,
  };
});

const searched = sql`(${items.sortName} || ' ' || lower(${items.sku}) || ' ' || ${suppliers.searchText} || ' ' || lower(${table.supplierCode}))`;
