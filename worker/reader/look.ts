import type { Page } from "./extract/words";
import { pictureHead } from "./image/size";
import { jpegPage } from "./image/jpeg-page";
import { kindOf } from "./kind";
import { limits } from "./limits";
import { recognisePage, recognisePages } from "./ocr/pages";
import { inspectPdf } from "./pdf/inspect";
import { countingAll } from "./pdf/page-count";
import { attachedXml, openPdf, type Pdf } from "./pdf/open";
import { pageWords } from "./pdf/words";
import type { ReadOptions } from "@/worker/core/trade/reading";
import { Unreadable } from "./refusal";

/** What a document shows: the data it carries, and its words with their places. */
export interface Look {
  xml: Uint8Array | null;
  source: "text" | "ocr";
  pages: Page[];
}

type LookOptions = Pick<ReadOptions, "part" | "turn">;

/**
 * Opens a document, whatever it is. The pages of an e-invoice are not looked at: its data says it all.
 * @param options `part`, the pages of a PDF that are the document: they are counted from 1, and data that goes with the whole file is
 *   not theirs; `turn`, by how much a person says that its pictures are to be turned
 * @param before a ticket as it was recognised once: it is drawn larger, and recognised the same way up in the same language
 * @throws Unreadable for every reason but those of XML
 */
export async function look(bytes: Uint8Array, options: LookOptions = {}, before?: Page): Promise<Look> {
  const kind = kindOf(bytes);
  if (kind === "xml") return { xml: bytes, source: "text", pages: [] };
  if (kind === "pdf") return lookAtPdf(bytes, options, before);
  const head = pictureHead(bytes, kind);
  const most = kind === "jpeg" ? limits.pixels : limits.decoded;
  if (head.width * head.height > most) throw new Unreadable("too_many_pixels");
  const pages =
    kind === "jpeg"
      ? await recognisePages(jpegPage(bytes, head), [1], before, options.turn)
      : [await recognisePage(bytes, head, options.turn)];
  return { xml: null, source: "ocr", pages };
}

async function lookAtPdf(file: Uint8Array, { part, turn }: LookOptions, before?: Page): Promise<Look> {
  await inspectPdf(file);
  const bytes = countingAll(file);
  const pdf = await openPdf(bytes);
  try {
    const xml = part ? null : await attachedXml(pdf);
    const pages = await textPages(pdf, part);
    if (xml) return { xml, source: "text", pages };
    const blank = pages.filter((page) => !isLegible(page)).map(({ number }) => number);
    // A page without a word of an invoice with text is a picture or the back of a sheet: it is recognised all the same.
    const recognised = blank.length ? await recognisePages(bytes, blank, before, turn) : [];
    const whole = pages.map((page) => recognised.find(({ number }) => number === page.number) ?? page);
    return { xml: null, source: blank.length > pages.length / 2 ? "ocr" : "text", pages: part ? whole.map(numbered) : whole };
  } finally {
    await pdf.destroy();
  }
}

async function textPages(pdf: Pdf, part: LookOptions["part"]): Promise<Page[]> {
  const { first, last } = part ?? { first: 1, last: pdf.numPages };
  if (first < 1 || last > pdf.numPages) throw new Unreadable("no_such_page");
  const pages: Page[] = [];
  for (let number = first; number <= last; number++) pages.push(await pageWords(pdf, number));
  return pages;
}

/** A page of a part, counted from the part's first. */
function numbered(page: Page, at: number): Page {
  return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
}

/** Has a page a text layer that says something? Some have none, some one without the letters' meaning. */
export function isLegible({ words }: Page): boolean {
  const text = words.map((word) => word.text).join("");
  const legible = text.match(/[\p{L}\p{N}.,:;/€$%()'’+-]/gu)?.length ?? 0;
  return words.length >= 8 && legible / text.length > 0.8;
}
