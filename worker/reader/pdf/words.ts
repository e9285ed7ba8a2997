import type { Page, Word } from "../extract/words";
import { Unreadable } from "../refusal";
import type { Pdf } from "./open";

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** The words of a page with a text layer, where they stand, in points from the top left. */
export async function pageWords(pdf: Pdf, number: number): Promise<Page> {
  // A tree of pages that runs in a circle has no such page.
  const page = await pdf.getPage(number).catch(() => {
    throw new Unreadable("damaged");
  });
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const words = (items as TextItem[]).flatMap((item) => wordsOf(item, viewport.transform, number));
  page.cleanup();
  return { number, width: viewport.width, height: viewport.height, words: joined(distinct(words)) };
}

/** Cuts an item at its spaces; text that does not run from left to right is a stamp or a margin and is left out. */
function wordsOf({ str, transform, width }: TextItem, view: number[], page: number): Word[] {
  if (!str.trim()) return [];
  const [a, b, c, d, x, y] = multiply(view, transform);
  const height = Math.hypot(c, d);
  if (Math.abs(b) > Math.abs(a) * 0.1 || a < 0 || height <= 0) return [];
  const unit = width / (advanceOf(str) || 1);
  const words: Word[] = [];
  for (const match of str.matchAll(/\S+/g)) {
    const left = x + unit * advanceOf(str.slice(0, match.index));
    const right = left + unit * advanceOf(match[0]);
    words.push({ text: match[0], page, left, right, top: y - height * 0.8, bottom: y + height * 0.2, sure: 1 });
  }
  return words;
}

/** Some programs print a word in pieces: what touches on one line is one word. */
function joined(words: Word[]): Word[] {
  const merged: Word[] = [];
  for (const word of words) {
    const height = word.bottom - word.top;
    const before = merged.findLast(
      (candidate) => Math.abs(candidate.bottom - word.bottom) < 0.1 * height && Math.abs(word.left - candidate.right) < 0.1 * height,
    );
    if (!before || Math.abs(before.bottom - before.top - height) > 0.1 * height) {
      merged.push({ ...word });
      continue;
    }
    before.text += word.text;
    before.right = word.right;
  }
  return merged;
}

/** Some programs print a text twice, a hair apart, to make it bold. */
function distinct(words: Word[]): Word[] {
  const wordsByText = new Map<string, Word[]>();
  return words.filter((word) => {
    const same = wordsByText.get(word.text) ?? [];
    wordsByText.set(word.text, [...same, word]);
    const near = (word.bottom - word.top) * 0.3;
    return !same.some((other) => Math.abs(other.left - word.left) < near && Math.abs(other.top - word.top) < near);
  });
}

function multiply(one: number[], two: number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = two;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** About how far a text runs, in widths of a digit: enough to know where its words begin. */
function advanceOf(text: string): number {
  let advance = 0;
  for (const letter of text) {
    if (/[ .,:;'|!ijlIf()[\]]/.test(letter)) advance += 0.5;
    else if (/[mwMW@%]/.test(letter)) advance += 1.5;
    else if (/[A-Z&]/.test(letter)) advance += 1.25;
    else advance += 1;
  }
  return advance;
}
