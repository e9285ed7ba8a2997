import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { suppliers as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { after, cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { certificateEnds } from "./certificates";
import { suppliers } from "./contract";
import { toSupplier } from "./records";

/** A page of suppliers with the number that match, read in one batch. */
export const list = handle(suppliers.list, async ({ db, now }, question) => {
  const { limit, sort, direction, cursor, type, certificateEndsWithin } = question;
  const column = sortColumns[sort];
  const order = direction === "asc" ? asc : desc;
  const matching = and(
    eq(table.archived, question.archived),
    type && eq(table.type, type),
    certificateEndsWithin === undefined ? undefined : certificateEnds(certificateEndsWithin, now),
    holdsWords(table.searchText, question.search),
  );
  const start = cursor ? after(column, table.id, direction, readCursor(cursor, sort)) : undefined;

  const [rows, [counts]] = await db.batch([
    db
      .select({ row: table, sortValue: sql<string | number>`${column}` })
      .from(table)
      .where(and(matching, start))
      .orderBy(order(column), order(table.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(table).where(matching),
  ]);

  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ row }) => toSupplier(row)),
    nextCursor: last ? cursorOf(sort, last.sortValue, last.row.id) : null,
    total: counts?.total ?? 0,
  };
});

const sortColumns = { name: table.sortName, createdAt: table.createdAt } as const satisfies Record<
  Parsed<typeof suppliers.list>["sort"],
  SQLiteColumn
>;
