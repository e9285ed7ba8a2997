import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { refuseField } from "@/worker/core/errors";
import { isBroken } from "@/worker/core/contract/parse";

type SortValue = string | number;

/** Where the next page of a list begins: after this row, in this order. Opaque to callers. */
export function cursorOf(sort: string, value: SortValue, tie: SortValue): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, value, tie]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads a cursor back. @throws Refusal `invalid_input` naming `cursor` when it is not one of ours for this order */
export function readCursor(cursor: string, sort: string): { value: SortValue; tie: SortValue } {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const [of, value, tie]: unknown[] = JSON.parse(new TextDecoder().decode(bytes));
    if (of === sort && isSortable(value) && isSortable(tie)) return { value, tie };
  } catch {
    // Falls through: whatever could not be read is not a cursor.
  }
  return refuseField("cursor", "format");
}

function isSortable(value: unknown): value is SortValue {
  return typeof value === "string" ? !isBroken(value) : Number.isSafeInteger(value);
}

/**
 * The rows that come after a cursor, in the order of a column and then of the tie-breaker.
 * @throws Refusal `invalid_input` naming `cursor` when it holds a text for a column of numbers, or the other way round
 */
export function after(
  column: SQLiteColumn,
  tieBreaker: SQLiteColumn,
  direction: "asc" | "desc",
  { value, tie }: { value: SortValue; tie: SortValue },
): SQL {
  if (typeof value !== column.dataType || typeof tie !== tieBreaker.dataType) refuseField("cursor", "format");
  const sign = direction === "asc" ? sql.raw(">") : sql.raw("<");
  return sql`(${column}, ${tieBreaker}) ${sign} (${value}, ${tie})`;
}

/** How a list is read: in the order of a column, from a cursor on. */
interface Order {
  /** What cursors call the order. */
  sort: string;
  column: SQLiteColumn;
  tieBreaker: SQLiteColumn;
  direction: "asc" | "desc";
  limit: number;
  cursor?: string;
}

/** Where a row stands in its list. */
type Place = { value: SortValue; tie: SortValue };

/** A page of rows in any order: the parts of its query, and how to make the page of what it finds. */
export function inOrder({ sort, column, tieBreaker, direction, limit, cursor }: Order) {
  const order = direction === "asc" ? asc : desc;
  return {
    start: cursor ? after(column, tieBreaker, direction, readCursor(cursor, sort)) : undefined,
    order: [order(column), order(tieBreaker)],
    limit: limit + 1,
    pageOf<Row, Shown>(rows: Row[], placeOf: (row: Row) => Place, show: (row: Row) => Shown) {
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      const place = last && placeOf(last);
      return { items: shown.map(show), nextCursor: place ? cursorOf(sort, place.value, place.tie) : null };
    },
  };
}

type Dated = { id: string; createdAt: number };

/** A page of records, the newest first: the parts of its query, and how to make the page of what it finds. */
export function newestFirst(table: { id: SQLiteColumn; createdAt: SQLiteColumn }, paging: { limit: number; cursor?: string }) {
  const page = inOrder({ ...paging, sort: "createdAt", column: table.createdAt, tieBreaker: table.id, direction: "desc" });
  const placeOf = ({ createdAt, id }: Dated) => ({ value: createdAt, tie: id });
  return { ...page, pageOf: <Row extends Dated, Shown>(rows: Row[], show: (row: Row) => Shown) => page.pageOf(rows, placeOf, show) };
}
