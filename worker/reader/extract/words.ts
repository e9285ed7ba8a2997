import type { Place } from "@/worker/core/trade/reading";

/** Where something stands on its page, in the units of the page, from the top left. */
export interface Box {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word and where it stands. */
export interface Word extends Box {
  text: string;
  /** How sure the word itself is, 0 to 1: a text layer is, recognition says. */
  sure: number;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** Degrees clockwise by which the page was turned to be read. */
  turn?: number;
  /** The language it was recognised in. */
  language?: "fra" | "eng";
}

/** The box around others, which stand on one page. */
export function around(boxes: Box[]): Box {
  return {
    page: boxes[0]?.page ?? 1,
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A box in fractions of its page. */
export function placeOf(box: Box, pages: Page[]): Place | null {
  const page = pages.find(({ number }) => number === box.page);
  if (!page) return null;
  const within = (value: number, size: number) => Math.round(Math.min(1, Math.max(0, value / size)) * 10_000) / 10_000;
  return {
    page: box.page,
    left: within(box.left, page.width),
    top: within(box.top, page.height),
    right: within(box.right, page.width),
    bottom: within(box.bottom, page.height),
  };
}

/** How sure the words are that something is made of: as sure as the least sure. */
export function surenessOf(words: Word[]): number {
  return words.length ? Math.min(...words.map(({ sure }) => sure)) : 0;
}
