import { fold } from "@/worker/core/language";
import { slipsBetween } from "@/worker/core/text/slips";

/** The index knows three letters at a time: a shorter word finds nothing by itself. */
const SHORTEST = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST);

/** One text in an FTS5 expression, taken letter by letter. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** What FTS5 is sought for records that hold every word, anywhere in a word of theirs. @returns null when no word is long enough */
export function holdingAll(text: string): string | null {
  const words = wordsOf(text);
  return words.length ? words.map(quoted).join(" AND ") : null;
}

/** What FTS5 is sought for records that hold any of the words. @returns null when no word is long enough */
export function holdingAny(text: string): string | null {
  const words = [...new Set(wordsOf(text))];
  return words.length ? words.map(quoted).join(" OR ") : null;
}

/** Is it the number of a paper, such as RAP-2026-0006? It names one record or none: its neighbours are other papers. */
export function isNumber(text: string): boolean {
  return /^\s*\p{L}{2,5}-\d{4}-\d+\s*$/u.test(text);
}

/** What FTS5 is sought for records that share some letters with the words: the best of them is what a slip of the finger meant. */
export function resembling(text: string): string | null {
  const parts = new Set(wordsOf(text).flatMap(partsOf));
  return parts.size ? [...parts].map(quoted).join(" OR ") : null;
}

/** Every three letters of a word that follow each other. */
function partsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST + 1) }, (_, at) => word.slice(at, at + SHORTEST));
}

/**
 * How much of what is searched for stands in a record's words, from 0 to 1: each word counts by the most similar word of the record, or
 * the beginning of one, and a word that none of them is a slip of the finger away from makes it nothing.
 */
export function likeness(text: string, recordWords: string): number {
  const sought = wordsOf(text);
  const candidates = wordsOf(recordWords);
  if (!sought.length) return 0;
  const shares = sought.map((word) => Math.max(0, ...candidates.map((candidate) => similarity(word, candidate))));
  return Math.min(...shares) === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** 1 for a word that stands in the other, less for each slip, and 0 for more slips than a word of its length allows. */
function similarity(word: string, candidate: string): number {
  if (candidate.includes(word)) return 1;
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  // Who types the beginning of a long word may slip in it too.
  const beginnings = [candidate, ...[0, 1].map((more) => candidate.slice(0, word.length + more))];
  const slips = Math.min(...beginnings.map((beginning) => slipsBetween(word, beginning)));
  return slips <= allowed ? 1 - slips / (word.length + 1) : 0;
}
