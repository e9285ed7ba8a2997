import { type SQL, sql } from "drizzle-orm";
import { documentPages, documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";

/** An FTS5 query that finds every word of a text as the beginning of a word; null when there is no word in it. */
export function searchQuery(text: string): string | null {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length ? words.map((word) => `"${word}"*`).join(" ") : null;
}

/** The same words by how they begin: "salmonelles" and "Salmonella", "contrat" and "contrats" are found by one another. */
export function beginningsOf(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word)).join(" ");
}

/** The documents of which a page, together with their head, holds every word. */
export function foundBy(search: string): SQL {
  const words = searchQuery(search);
  if (!words) return sql`false`;
  const pages = sql`select rowid from documents_search where documents_search match ${words}`;
  return sql`${table.id} in (select ${documentPages.documentId} from ${documentPages} where ${documentPages.seq} in (${pages}))`;
}
