import { fold } from "./fold";
import { boxBetween, type Row, rowsOf, wordsBetween } from "./rows";
import { around, type Box, type Page, type Word } from "./words";

/** Where a ticket says its date, or seems to: the words that say it now, and the box to read again. */
export interface DatePlace {
  words: Word[];
  box: Box;
}

/** A date in figures, however its signs were taken: 24-01-16, 23/04/3047, 05.05. 2018. */
const FIGURES = /(?<![\d/.-])(\d{1,4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{2,4})(?![\d/]|[-.,]\d)/;
const LABEL = /(?<![a-z])(?:date|le)(?![a-z]) ?[:.]? ?/;
/** More places are not worth their time. */
const MOST = 3;

/** The places where a ticket says a date in figures; then those behind a label, where something is said badly. */
export function datePlacesIn(page: Page): DatePlace[] {
  const rows = rowsOf([page]);
  const printed = rows.flatMap(printedIn);
  const badly = rows.filter((row) => !printedIn(row).length).flatMap((row) => announcedIn(row, page));
  return [...printed, ...badly].slice(0, MOST);
}

function printedIn({ segments }: Row): DatePlace[] {
  return segments.flatMap((segment) => {
    const match = FIGURES.exec(figuresOf(segment.text));
    if (!match) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    return [{ words: wordsBetween(segment, from, to), box: boxBetween(segment, from, to) }];
  });
}

/** What stands behind a label on its row. It may have been made out in part: the box goes on to the edge of the paper. */
function announcedIn({ segments }: Row, page: Page): DatePlace[] {
  const at = segments.findIndex(({ folded }) => LABEL.test(folded));
  const label = segments[at];
  const match = label && LABEL.exec(label.folded);
  if (!match) return [];
  const words = [...wordsBetween(label, match.index + match[0].length, label.text.length), ...(segments[at + 1]?.words ?? [])];
  return words.some(({ text }) => /\d/.test(text)) ? [{ words, box: { ...around(words), right: page.width } }] : [];
}

type Figures = readonly [first: string, second: string, third: string];

/**
 * What most readings of one date say, each of its three numbers by itself, as it is printed, and how many of them say so.
 * @param now no document is of a year to come
 */
export function votedDate(readings: string[], now = new Date()): { text: string; share: number } | null {
  const read = readings.flatMap((text) => {
    const [, first, sign, second, third] = FIGURES.exec(figuresOf(text)) ?? [];
    return first && sign && second && third ? [{ sign, figures: [first, second, third] as Figures }] : [];
  });
  const sign = mostFrequent(read.map((one) => one.sign));
  const parts = ([0, 1, 2] as const).map((at) =>
    mostFrequent(read.map(({ figures }) => figures[at]).filter((figure) => isPossible(figure, at, now.getUTCFullYear()))),
  );
  if (read.length < 2 || !sign || parts.some((part) => !part)) return null;
  const share = Math.min(...parts.map((part) => part?.count ?? 0)) / read.length;
  return { text: parts.map((part) => part?.text).join(sign.text), share };
}

const figuresOf = (text: string) => fold(text).replace(/(?<=\d[/.-]?)o|o(?=[/.-]?\d)/g, "0");

function mostFrequent(all: string[]): { text: string; count: number } | null {
  const counts = [...new Set(all)].map((text) => ({ text, count: all.filter((other) => other === text).length }));
  return counts.sort((a, b) => b.count - a.count)[0] ?? null;
}

/** Four figures are a year, two behind the others a year or a day, the rest a day or a month. */
function isPossible(figure: string, at: number, year: number): boolean {
  if (figure.length === 4) return Number(figure) >= 2000 && Number(figure) <= year;
  return figure.length < 3 && Number(figure) >= 1 && (at === 2 || Number(figure) <= 31);
}
