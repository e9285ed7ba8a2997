import { fold } from "./fold";
import { mended } from "./mend";
import { around, type Box, type Page, type Word } from "./words";

/** Words that belong together: what a wide gap does not part. */
export interface Segment extends Box {
  words: Word[];
  text: string;
  /** The text as `fold` writes it, letter for letter. */
  folded: string;
  /** The size of its letters: what distances are measured in. */
  em: number;
  /** Which row of the document it stands in. */
  row: number;
}

/** What stands at one height of a page. */
export interface Row extends Box {
  index: number;
  em: number;
  segments: Segment[];
}

/** Wider than this many letters' sizes, a gap parts two things. */
const GAP = 1.1;
/** Tills print with wide letters, in one column. */
const TICKET_GAP = 1.8;

/** The rows of all pages, from top to bottom. */
export function rowsOf(pages: Page[]): Row[] {
  const rows = pages.flatMap((page) => {
    const clusters = clustered(page.words);
    return (isNarrow(page) ? mergedRows(clusters) : clusters).map((words) => ({ words, page }));
  });
  return rows.map(({ words, page }, index) => {
    const em = sizeOf(words);
    const gap = isNarrow(page) ? TICKET_GAP : GAP;
    return { ...around(words), index, em, segments: parted(words, gap * em).map((part) => segmentOf(part, index)) };
  });
}

const isNarrow = ({ width, height }: Page) => height > width * 1.6;

/** The paper of tickets bends: an amount slips below its name. What stands right of a row, and hardly lower, belongs to it. */
function mergedRows(rows: Word[][]): Word[][] {
  const merged: Word[][] = [];
  for (const row of rows) {
    const before = merged.at(-1);
    if (before && isSlipped(before, row)) before.push(...row);
    else merged.push([...row]);
  }
  return merged;
}

function isSlipped(row: Word[], next: Word[]): boolean {
  const [one, other] = [around(row), around(next)];
  const down = (other.top + other.bottom - one.top - one.bottom) / 2;
  return other.left > one.right && down < 0.75 * Math.min(one.bottom - one.top, other.bottom - other.top);
}

/** Groups words whose middles are level. Dashes and dots are small: they go where words of the usual size have made a row. */
function clustered(words: Word[]): Word[][] {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const isSmall = ({ top, bottom }: Word) => bottom - top < usual * 0.6;
  const rows: { middle: number; height: number; words: Word[] }[] = [];
  const byMiddle = (a: Word, b: Word) => a.top + a.bottom - b.top - b.bottom;
  for (const word of [...words.filter((one) => !isSmall(one)).sort(byMiddle), ...words.filter(isSmall).sort(byMiddle)]) {
    const middle = (word.top + word.bottom) / 2;
    const height = word.bottom - word.top;
    const tolerance = (row: { height: number }) =>
      isSmall(word) ? 0.5 * row.height : 0.45 * Math.min(row.height, Math.max(height, row.height * 0.5));
    const row = rows
      .filter((candidate) => Math.abs(candidate.middle - middle) < tolerance(candidate))
      .sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    if (!row) {
      rows.push({ middle, height, words: [word] });
      continue;
    }
    row.words.push(word);
    if (isSmall(word)) continue;
    // The row follows its words: those of a scan are never quite level.
    row.middle += (middle - row.middle) / row.words.length;
    row.height = Math.max(row.height, Math.min(height, row.height * 1.5));
  }
  return rows.sort((a, b) => a.middle - b.middle).map((row) => closedUp(row.words.sort((a, b) => a.left - b.left)));
}

/** So many lone letters in a row are words set wide: "F A C T U R E". Wider than so many letters' sizes, a gap parts two things. */
const WIDE = 5;
const ASIDE = 2.6;
/** A gap so much wider than between its letters parts two words. */
const PARTED = 1.7;

/** Words that are set wide, letter by letter, as the words they are. */
function closedUp(words: Word[]): Word[] {
  const isLetter = ({ text }: Word) => /^[\p{L}&'’.]$/u.test(text);
  const closed: Word[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && isLetter(words[to] as Word) && (to === from || isNear(words[to - 1] as Word, words[to] as Word))) to++;
    const run = words.slice(from, to);
    if (run.length < WIDE) closed.push(words[from++] as Word);
    else {
      closed.push(...joined(run));
      from = to;
    }
  }
  return closed;
}

const isNear = (one: Word, next: Word) => next.left - one.right < ASIDE * (one.bottom - one.top);

function joined(letters: Word[]): Word[] {
  const gaps = letters.slice(1).map((letter, at) => letter.left - (letters[at]?.right ?? 0));
  const usual = gaps.slice().sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const words: Word[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    if (at && (gaps[at - 1] ?? 0) > PARTED * usual) words.push([]);
    words.at(-1)?.push(letter);
  }
  // Between its words are wider gaps than between things: they reach to each other.
  return words.map((own, at) => ({
    ...around(own),
    right: words[at + 1]?.[0]?.left ?? around(own).right,
    text: own.map(({ text }) => text).join(""),
    sure: Math.min(...own.map(({ sure }) => sure)),
  }));
}

/** The size of letters: recognised words are as high as their letters, words of a text layer as high as their font. */
function sizeOf(words: Word[]): number {
  const heights = words.map((word) => (word.bottom - word.top) * (word.sure < 1 ? 1.25 : 1)).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.6)] || 1;
}

/** Between large words is more room than the rest of their row has between two things. */
const LARGE_GAP = 0.6;

function parted(words: Word[], gap: number): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const near = before ? Math.max(gap, LARGE_GAP * Math.min(sizeOf([before]), sizeOf([word]))) : gap;
    if (part && before && word.left - before.right < near && !isOtherSize(before, word)) part.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** "Maison Bertin" in large letters, what it deals in behind it in small ones: two things. Only a text layer knows how large letters are. */
const LARGER = 1.4;

function isOtherSize(one: Word, next: Word): boolean {
  const [height, other] = [one.bottom - one.top, next.bottom - next.top];
  const areWords = [one, next].every(({ text, sure }) => sure === 1 && /\p{L}{2}/u.test(text) && !/\d/.test(text));
  return areWords && Math.max(height, other) > LARGER * Math.min(height, other);
}

/** Words as a segment of their row. */
export function segmentOf(words: Word[], row: number): Segment {
  const text = words.map((word) => word.text).join(" ");
  const isRecognised = words.every(({ sure }) => sure < 1);
  const folded = isRecognised ? mended(fold(text)) : fold(text);
  return { ...around(words), words, text, folded, em: sizeOf(words), row };
}

/** The words that a part of a segment's text is made of. */
export function wordsBetween({ words }: Segment, from: number, to: number): Word[] {
  let at = 0;
  return words.filter((word) => {
    const start = at;
    at += word.text.length + 1;
    return start < to && start + word.text.length > from;
  });
}

/** What a part of a segment's text covers: only its share of a word it does not fill. */
export function boxBetween(segment: Segment, from: number, to: number): Box {
  let at = 0;
  const boxes: Box[] = [];
  for (const word of segment.words) {
    const [start, end] = [at, at + word.text.length];
    at = end + 1;
    if (start >= to || end <= from) continue;
    const letter = (word.right - word.left) / word.text.length;
    boxes.push({ ...word, left: word.left + letter * Math.max(0, from - start), right: word.right - letter * Math.max(0, end - to) });
  }
  return around(boxes);
}
