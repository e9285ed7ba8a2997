import { desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { refuseField } from "@/worker/core/errors";
import { isBroken } from "@/worker/core/parse";

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

/** The rows that come after a cursor, in the order of a column and then of the tie-breaker. */
export function after(
  column: SQLiteColumn,
  tieBreaker: SQLiteColumn,
  direction: "asc" | "desc",
  { value, tie }: { value: SortValue; tie: SortValue },
): SQL {
  const sign = direction === "asc" ? sql.raw(">") : sql.raw("<");
  return sql`(${column}, ${tieBreaker}) ${sign} (${value}, ${tie})`;
}

type Dated = { id: string; createdAt: number };

/** A page of records, the newest first: the parts of its query, and how to make the page of what it finds. */
export function newestFirst(table: { id: SQLiteColumn; createdAt: SQLiteColumn }, { limit, cursor }: { limit: number; cursor?: string }) {
  return {
    start: cursor ? after(table.createdAt, table.id, "desc", readCursor(cursor, "createdAt")) : undefined,
    order: [desc(table.createdAt), desc(table.id)],
    limit: limit + 1,
    pageOf<Row extends Dated, Shown>(rows: Row[], show: (row: Row) => Shown): { items: Shown[]; nextCursor: string | null } {
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { items: shown.map(show), nextCursor: last ? cursorOf("createdAt", last.createdAt, last.id) : null };
    },
  };
}
