import { type SQL, sql } from "drizzle-orm";
import { documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";

/** Characters of an excerpt. */
const EXCERPT = 180;
/** Characters of a page that an excerpt is cut from, a third of them before its word. */
export const EXCERPT_WINDOW = 600;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What kinds of documents are called in French and in English: a paper in one language is looked for in the other too. */
const kinds = [
  ["facture", "invoice"],
  ["certificat", "certificate"],
  ["contrat", "contract"],
  ["devis", "quote"],
  ["commande", "order"],
  ["livraison", "delivery"],
  ["analyse", "analysis"],
  ["rapport", "report"],
  ["assurance", "insurance"],
];

/** A folded word, and what the kind of document is called in the other language where it is one's name. */
export function eitherOf(word: string): string[] {
  const names = kinds.find((pair) => pair.some((name) => word === name || word === `${name}s`));
  return names && !names.includes(word) ? [word, ...names] : (names ?? [word]);
}

/** An FTS5 query that finds every word of a text as the beginning of a word; null when there is no word in it. */
export function searchQuery(text: string): string | null {
  const words = wordsOf(text).map(eitherOf);
  return words.length ? words.map((names) => `(${names.map((name) => `"${name}"*`).join(" OR ")})`).join(" AND ") : null;
}

/** The same words by how they begin: "salmonelles" and "Salmonella", "contrat" and "contrats" are found by one another. */
export function beginningsOf(text: string): string {
  return wordsOf(text)
    .map((word) => (word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word))
    .join(" ");
}

/** The same by their roots, which English and French often share: "penalties" and "pénalités", "temperature", "certified". */
export function rootsOf(text: string): string {
  return wordsOf(text)
    .map((word) => (word.length > ROOT + 1 ? word.slice(0, ROOT) : word))
    .join(" ");
}
/** Letters of a root: with fewer, other words begin so too. */
const ROOT = 5;

/** An FTS5 query that finds one of the words, and the roots of all; null for one word alone, whose root says too little. */
export function rootsQuery(text: string): string | null {
  const [roots, words] = [searchQuery(rootsOf(text)), wordsOf(text).flatMap(eitherOf)];
  return roots && wordsOf(text).length > 1 ? `${roots} AND (${words.map((word) => `"${word}"*`).join(" OR ")})` : null;
}

/** The documents that hold every word, on whichever page or in their head. */
export function foundBy(search: string): SQL {
  const words = searchQuery(search);
  if (!words) return sql`false`;
  return sql`${table.place} in (select rowid from documents_found where documents_found match ${words})`;
}

/**
 * What a page says around the first of the words searched for.
 * @param around a piece of the page, which may be cut off on either side
 * @param search as it was typed
 */
export function excerptOf(around: string, search: string, { isCutBefore = false, isCutAfter = false } = {}): string {
  const flat = around.replace(/\s+/g, " ").trim();
  const folded = fold(flat);
  const placeOf = (words: readonly string[]) => Math.min(...words.map((word) => folded.indexOf(word)).filter((place) => place >= 0));
  const places = [placeOf(wordsOf(search).flatMap(eitherOf)), placeOf(wordsOf(beginningsOf(search))), placeOf(wordsOf(rootsOf(search))), 0];
  const start = Math.max(0, (places.find(Number.isFinite) ?? 0) - EXCERPT / 3);
  const begin = start === 0 && !isCutBefore ? 0 : flat.indexOf(" ", start) + 1 || start;
  const excerpt = flat.slice(begin, begin + EXCERPT).trim();
  const isCut = isCutAfter || begin + EXCERPT < flat.length;
  return `${begin > 0 ? "… " : ""}${excerpt}${isCut ? " …" : ""}`;
}
