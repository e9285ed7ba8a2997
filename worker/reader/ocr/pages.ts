import { fold } from "../extract/fold";
import type { Page } from "../extract/words";
import { paperOf } from "../image/paper";
import type { PictureHead } from "../image/size";
import { drawPages, type Raster } from "../pdf/raster";
import { type OcrLanguage, type Recognised, recognise } from "./engine";
import { together } from "./both";
import { densestPart } from "./densest";
import { flattened } from "./flatten";
import { halfTurned, levelled, turnedBy } from "./level";
import { pgmOf } from "./pgm";
import { withoutRules } from "./rules";
import { datesReadAgain } from "./ticket-dates";
import { wordsOfTsv } from "./words";

/** Pixels across a page of A4 that is recognised: 200 to the inch. The ticket of a till needs fewer. */
const WIDE = 1_654;
const NARROW = 1_000;
const CLOSE = 1_500;
/** A page so many times as high as wide is the ticket of a till. */
const TALL = 1.6;
/** Below, of a hundred, a page that stands upright was not recognised; it may lie on its side. */
const UNSURE = 50;
/** By so much more, the other way up is the right one. */
const CLEARLY = 8;
/** Degrees clockwise that a picture may have to be turned, as EXIF says them. */
const turns = [
  [180, 3],
  [90, 6],
  [270, 8],
] as const;
/** Above, a second try in another language is not worth its time. */
const SURE = 70;

/**
 * Draws pages of a PDF and recognises their words, in the units of the page.
 * @param before a ticket as it was recognised once: it is drawn larger, and recognised the same way up in the same language
 * @param laid by how many degrees clockwise a person says that the pages are to be turned
 */
export async function recognisePages(pdf: Uint8Array, numbers: number[], before?: Page, laid?: number): Promise<Page[]> {
  const pages: Page[] = [];
  await drawPages(pdf, numbers, before ? closerAcross : pixelsAcross, async (drawn, number) => {
    const flat = flattened(paperOf(drawn));
    const { raster, turn } = laid === undefined ? levelled(flat) : { raster: levelled(turnedBy(flat, laid), false).raster, turn: laid };
    const isSlip = isTicket(raster);
    // Tills print no tables, and specks of their faint dots would count as words: all of this is for what one look did not make out.
    const isThorough = !isSlip || before !== undefined;
    if (isThorough) withoutRules(raster);
    const recogniseIn = (picture: Raster, language: OcrLanguage) => recognise(pgmOf(picture), language, isSlip ? "columns" : "sparse");
    const { isOver, language, tsv, sure } = await (before
      ? again(before, turn, raster, recogniseIn)
      : standing(raster, recogniseIn, laid !== undefined, turn === 90));
    const upright = isOver ? halfTurned(raster) : raster;
    // Nothing is gained by a second look at what is hardly legible.
    const more = !isThorough || sure < UNSURE - 20 ? "" : (await recognise(pgmOf(upright), language, "across")).tsv;
    const words = together(wordsOfTsv(tsv, number), wordsOfTsv(more, number));
    const { width, height } = upright;
    const page: Page = { number, width, height, words, turn: (isOver ? turn + 180 : turn) % 360, language };
    pages.push(isSlip ? await datesReadAgain(page, upright, language) : page);
  });
  return pages;
}

type InLanguage = (picture: Raster, language: OcrLanguage) => Promise<Recognised>;
type Standing = Recognised & { language: OcrLanguage; isOver: boolean };

/**
 * A page the way up in which it is legible: what was turned onto its feet, or is hardly legible, may stand on its head.
 * @param wasTurned it lay on its side: nothing says yet which
 */
async function standing(raster: Raster, recogniseIn: InLanguage, isCertain: boolean, wasTurned: boolean): Promise<Standing> {
  const isOverAtOnce = !isCertain && wasTurned && (await standsOnItsHead(raster));
  const first = isOverAtOnce ? halfTurned(raster) : raster;
  const upright = await best((language) => recogniseIn(first, language));
  if (isCertain || wasTurned || upright.sure >= UNSURE || !(await standsOnItsHead(raster))) return { ...upright, isOver: isOverAtOnce };
  const halfway = halfTurned(raster);
  const over = await best((language) => recogniseIn(halfway, language));
  return over.sure > upright.sure ? { ...over, isOver: true } : { ...upright, isOver: false };
}

/** Does a quick look at the part with most text say that the page stands on its head? */
async function standsOnItsHead(raster: Raster): Promise<boolean> {
  const part = densestPart(raster);
  const [upright, over] = [await recognise(pgmOf(part), "fra", "sparse"), await recognise(pgmOf(halfTurned(part)), "fra", "sparse")];
  return legible(over.tsv) > legible(upright.tsv);
}

/** How much of what was recognised are words: of three letters or more, each as sure as it is. */
function legible(tsv: string): number {
  return wordsOfTsv(tsv, 1).reduce((sum, { text, sure }) => sum + (/[\p{L}\d]{3}/u.test(text) ? (sure ?? 0) ** 2 * text.length : 0), 0);
}

async function again({ turn: laid = 0, language = "fra" }: Page, turn: number, raster: Raster, recogniseIn: InLanguage): Promise<Standing> {
  const isOver = (laid - turn + 360) % 360 === 180;
  return { ...(await recogniseIn(isOver ? halfTurned(raster) : raster, language)), language, isOver };
}

/** Recognises the words of a picture file, turned until it stands upright. */
export async function recognisePage(picture: Uint8Array, head: PictureHead, laid?: number): Promise<Page> {
  const orientation = turns.find(([degrees]) => degrees === laid)?.[1];
  let result = await best((language) => recognise(picture, language, "sparse", orientation ?? head.turn));
  let turn = orientation ? (laid ?? 0) : 0;
  for (const [degrees, exif] of head.turn === 1 && laid === undefined ? turns : []) {
    if (result.sure >= UNSURE) break;
    const other = await best((language) => recognise(picture, language, "sparse", exif));
    if (other.sure > result.sure + CLEARLY) [result, turn] = [other, degrees];
  }
  const { width, height } = head;
  return { ...pageOf(result.tsv, 1, turn % 180 ? { width: height, height: width } : { width, height }), turn };
}

/** Is a page the ticket of a till, by its shape? */
export function isTicket(page: { width: number; height: number } | undefined): boolean {
  return !!page && page.height > page.width * TALL;
}

/** A ticket that was hardly legible is drawn larger. */
function closerAcross(width: number, height: number): number {
  return isTicket({ width, height }) ? CLOSE : pixelsAcross(width, height);
}

/** A ticket is drawn as it was photographed, or a little larger. */
function pixelsAcross(width: number, height: number): number {
  if (height > width * TALL) return Math.min(WIDE, Math.max(NARROW, width));
  return width > height ? (WIDE * width) / height : WIDE;
}

/** In French, and again in English when that is what it seems to be. */
async function best(recogniseIn: (language: OcrLanguage) => Promise<Recognised>): Promise<Recognised & { language: OcrLanguage }> {
  const inLanguage = async (language: OcrLanguage) => ({ ...(await recogniseIn(language)), language });
  const french = await inLanguage("fra");
  if (french.sure >= SURE || french.sure < UNSURE - 20 || !isEnglish(french.tsv)) return french;
  const english = await inLanguage("eng");
  return english.sure > french.sure ? english : french;
}

function isEnglish(tsv: string): boolean {
  const words = fold(tsv);
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  const english = count(
    /\t(?:invoice|date|total|amount|tax|cash|change|the|of|and|for|you|thank|price|item|qty|gst|vat|street|road|ltd|due|bill|no|receipt|sdn|bhd)[:.]?\n/g,
  );
  const french = count(
    /\t(?:facture|date|montant|tva|le|la|de|du|des|et|merci|prix|article|qte|ttc|ht|rue|echeance|client|ticket|sarl|sas)[:.]?\n/g,
  );
  return english > french;
}

function pageOf(tsv: string, number: number, { width, height }: { width: number; height: number }): Page {
  return { number, width, height, words: wordsOfTsv(tsv, number) };
}
