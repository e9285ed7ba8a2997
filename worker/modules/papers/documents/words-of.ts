import { type SQL, sql } from "drizzle-orm";
import { documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An FTS5 query that finds every word of a text as the beginning of a word; null when there is no word in it. */
export function searchQuery(text: string): string | null {
  const words = wordsOf(text);
  return words.length ? words.map((word) => `"${word}"*`).join(" ") : null;
}

/** The same words by how they begin: "salmonelles" and "Salmonella", "contrat" and "contrats" are found by one another. */
export function beginningsOf(text: string): string {
  return wordsOf(text)
    .map((word) => (word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word))
    .join(" ");
}

/** Does a document hold every word? */
export function isFound(search: string): SQL {
  return sql`exists (select 1 from documents_found where documents_found match ${searchQuery(search)})`;
}

/** The documents that hold every word, on whichever page or in their head. */
export function foundBy(search: string): SQL {
  const words = searchQuery(search);
  if (!words) return sql`false`;
  return sql`${table.place} in (select rowid from documents_found where documents_found match ${words})`;
}
