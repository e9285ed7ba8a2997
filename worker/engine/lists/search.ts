import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fold } from "@/worker/core/language";

/**
 * Rows whose folded text holds every word searched for, in any order and whatever the accents.
 * @returns undefined when nothing is searched for
 */
export function holdsWords(folded: SQLWrapper, search: string | undefined): SQL | undefined {
  const words = fold(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return and(...words.map((word) => sql`instr(${folded}, ${word}) > 0`));
}
