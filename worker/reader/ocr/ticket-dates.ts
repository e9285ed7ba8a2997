import { type DatePlace, datePlacesIn, votedDate } from "../extract/date-vote";
import { around, type Page, type Word } from "../extract/words";
import type { Raster } from "../pdf/raster";
import { type OcrLanguage, recognise } from "./engine";
import { stretchedLine } from "./lines";
import { pgmOf } from "./pgm";
import { wordsOfTsv } from "./words";

/** How far the line of a date is stretched across, one reading each. */
const STRETCHES = [1.3, 1.5, 1.15, 1.8];
/** So many readings that agree are enough. */
const ENOUGH = 3;
/** How sure a date is that all readings agree on; where they differ, it falls by the square of their share. */
const AGREED = 0.96;

/**
 * A ticket with its dates read again, each line by itself: tills print narrow letters with faint dots, and one reading takes a 6
 * for a 4 where others do not. What most of them say takes the place of the words.
 */
export async function datesReadAgain(page: Page, raster: Raster, language: OcrLanguage): Promise<Page> {
  let { words } = page;
  for (const place of datePlacesIn(page)) {
    const voted = votedDate(await readingsOf(place, raster, language));
    if (!voted) continue;
    const date = { ...around(place.words), text: voted.text, sure: voted.share ** 2 * AGREED };
    words = [...words.filter((word) => !place.words.includes(word)), date];
  }
  return { ...page, words };
}

async function readingsOf({ words, box }: DatePlace, raster: Raster, language: OcrLanguage): Promise<string[]> {
  const readings = [textOf(words)];
  for (const times of STRETCHES) {
    const { tsv } = await recognise(pgmOf(stretchedLine(raster, box, times)), language, "line");
    readings.push(textOf(wordsOfTsv(tsv, 1)));
    if (readings.length === ENOUGH && votedDate(readings)?.share === 1) break;
  }
  return readings;
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(" ");
