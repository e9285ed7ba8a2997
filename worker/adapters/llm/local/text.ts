import { fold } from "@/worker/core/language";

/** A word, number or sign of a message, and where it stands in it. */
export interface Token {
  /** Without case or accents. */
  word: string;
  /** Without the endings of plural and feminine, so that one word's forms are equal. */
  stem: string;
  start: number;
  end: number;
}

/** "CMD-2026-0012", "L26302-74": letters and figures, then parts after hyphens, the last a number; or "L26302". One word. */
const REFERENCE = String.raw`(?:\p{L}{1,6}\d{0,8}(?:-[\p{L}\d]{1,8}){0,3}-\d+|\p{L}{1,3}\d{4,})(?![\p{L}\d])`;
const PIECES = new RegExp(
  String.raw`${REFERENCE}|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}\p{N}]*(?:&\p{L}+)*|◊\d|[€%<>=:;,]`,
  "gu",
);

/** Stands in a text for what it names, once that is known. */
export const NAME = "◊";
/** Such signs, each with the place of what it stands for among the names. */
export const NAMED = /◊\d/g;

/** Cuts a text into words, numbers and the few signs that mean something. */
export function tokensOf(text: string): Token[] {
  const tokens = [...text.normalize("NFC").matchAll(PIECES)].map((match) => {
    // "Dû" is what one owes; without its accent it would be "du".
    const word = /^dû$/i.test(match[0]) ? "due" : fold(match[0]);
    return { word, stem: stemOf(word), start: match.index, end: match.index + match[0].length };
  });
  return tokens.map((token, at) => {
    const word = owingAt(tokens, at);
    return word ? { ...token, word, stem: stemOf(word) } : token;
  });
}

/** "Us", "nous", where something is owed to us: a small word elsewhere, it tells who owes whom. */
export const TO_US = "⇐";

/** What the small words of a debt stand for: "due to us", "nous doit-on"; "dois-je à…", which orders nothing else. Null for other words. */
function owingAt(tokens: readonly Token[], at: number): string | null {
  const [twoBefore = "", before = "", word = "", after = "", twoAfter = ""] = [-2, -1, 0, 1, 2].map(
    (step) => tokens[at + step]?.word ?? "",
  );
  const isOwed = (other: string) => /^(?:due|owed|payable)$/.test(other);
  const isBefore = /^(?:doit|doivent|devait|devaient)$/.test(after) || (after === "est" && isOwed(twoAfter));
  const isAfter = /^owe[sd]?$/.test(before) || (/^(?:to|a)$/.test(before) && isOwed(twoBefore));
  if ((isAfter && /^(?:us|me|nous|moi)$/.test(word)) || (isBefore && /^(?:nous|me|m)$/.test(word))) return TO_US;
  const isOurs = (other: string) => /^(?:je|nous)$/.test(other);
  const then = isOurs(after) ? twoAfter : isOurs(before) ? after : null;
  return /^(?:dois|devons)$/.test(word) && then !== null && /^(?:|a|au|aux)$/.test(then) ? "owe" : null;
}

/** Is a word the reference of a record, such as "lot-2026-0012"? */
export function isReference({ word }: Pick<Token, "word">): boolean {
  return /^(?:\p{L}.*-\d+|\p{L}{1,3}\d{4,})$/u.test(word);
}

/** Takes off what plural and feminine add, in French and in English alike; short words stay whole. */
export function stemOf(word: string): string {
  if (word.length < 3 || /\d/.test(word.charAt(0)) || isReference({ word })) return word;
  const singular = word.length > 4 && /[^e]aux$/.test(word) ? word.replace(/aux$/, "al") : word.replace(/(?<!s)[sx]$/, "");
  const bare = singular.replace(/e+$/, "").replace(/y$/, "i");
  return bare.length < 2 ? word : bare;
}

/** What forms of a verb share: "archiver", "archive", "archivez"; "adding", "add". */
export function verbStem(word: string): string {
  const bare = word.replace(/(?:issez|issent|ions|iez|ing|ent|ant|ons|ez|er|ir|ed|es|e|s)$/, "");
  return bare.length < 3 ? word : bare;
}

/** The beginning that a word's forms share, for searches that find words by their beginning. */
export function beginningOf({ word, stem }: Token): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length += 1;
  return word.slice(0, Math.max(length, Math.min(3, word.length)));
}

/** How alike two stems are: 1 the same, less for a beginning or a slip of the finger, 0 different. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (/\d/.test(one + other) || shorter < 4) return 0;
  if ((one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) <= 3) return 0.9;
  if (shorter < 5) return 0;
  const allowed = shorter >= 9 ? 2 : 1;
  return distance(one, other, allowed) <= allowed ? 0.75 : 0;
}

/** Letters to add, drop, change or swap to get from one word to the other; gives up above the number allowed. */
export function distance(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return allowed + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same];
      if (swapped) ways.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? allowed + 1;
}
