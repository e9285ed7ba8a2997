import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fold } from "@/worker/core/language";

/**
 * Rows whose folded text holds every word searched for, in any order and whatever the accents.
 * @returns undefined when nothing is searched for
 */
export function holdsWords(folded: SQLWrapper, search: string | undefined): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`instr(${folded}, ${word}) > 0`));
}

/** The same of a text that is kept as it was typed: of what is small enough to be gone through. */
export function holdsTypedWords(text: SQLWrapper, search: string | undefined): SQL | undefined {
  const open = ["œ", "Œ", "æ", "Æ"].reduce((rest, sign) => sql`replace(${rest}, ${sql.raw(`'${sign}', '${fold(sign)}'`)})`, sql`${text}`);
  return and(...wordsOf(search).map((word) => sql`${open} glob ${patternOf(word)}`));
}

const wordsOf = (search: string | undefined): string[] =>
  fold(search ?? "")
    .split(/\s+/)
    .filter(Boolean);

/** What a plain letter may stand for, beside itself. */
const accented: Record<string, string> = { a: "àâäáãå", c: "ç", e: "éèêë", i: "îïíì", n: "ñ", o: "ôöóòõ", u: "ùûüú", y: "ÿý" };

/** A folded word as a pattern of the database, which finds it whatever its case and accents. */
function patternOf(word: string): string {
  const signs = [...word].map((sign) => {
    if (/\p{L}/u.test(sign)) return `[${sign}${sign.toUpperCase()}${accented[sign] ?? ""}${(accented[sign] ?? "").toUpperCase()}]`;
    return /[*?[]/.test(sign) ? `[${sign}]` : sign;
  });
  return `*${signs.join("")}*`;
}
