import type { Page } from "./extract/words";
import { pictureHead } from "./image/size";
import { jpegPage } from "./image/jpeg-page";
import { kindOf } from "./kind";
import { limits } from "./limits";
import { recognisePage, recognisePages } from "./ocr/pages";
import { inspectPdf } from "./pdf/inspect";
import { attachedXml, openPdf, type Pdf } from "./pdf/open";
import { pageWords } from "./pdf/words";
import { Unreadable } from "./refusal";

/** What a document shows: the data it carries, and its words with their places. */
export interface Look {
  xml: Uint8Array | null;
  source: "text" | "ocr";
  pages: Page[];
}

/**
 * Opens a document, whatever it is. The pages of an e-invoice are not looked at: its data says it all.
 * @throws Unreadable for every reason but those of XML
 */
export async function look(bytes: Uint8Array): Promise<Look> {
  const kind = kindOf(bytes);
  if (kind === "xml") return { xml: bytes, source: "text", pages: [] };
  if (kind === "pdf") return lookAtPdf(bytes);
  const head = pictureHead(bytes, kind);
  const most = kind === "jpeg" ? limits.pixels : limits.decoded;
  if (head.width * head.height > most) throw new Unreadable("too_many_pixels");
  const pages = kind === "jpeg" ? await recognisePages(jpegPage(bytes, head), [1]) : [await recognisePage(bytes, head)];
  return { xml: null, source: "ocr", pages };
}

async function lookAtPdf(bytes: Uint8Array): Promise<Look> {
  await inspectPdf(bytes);
  const pdf = await openPdf(bytes);
  try {
    const xml = await attachedXml(pdf);
    const pages = await textPages(pdf);
    if (xml) return { xml, source: "text", pages };
    const blank = pages.filter((page) => !isLegible(page)).map(({ number }) => number);
    // A page without a word of an invoice with text is a picture or the back of a sheet: it is recognised all the same.
    const recognised = blank.length ? await recognisePages(bytes, blank) : [];
    const whole = pages.map((page) => recognised.find(({ number }) => number === page.number) ?? page);
    return { xml: null, source: blank.length > pages.length / 2 ? "ocr" : "text", pages: whole };
  } finally {
    await pdf.destroy();
  }
}

async function textPages(pdf: Pdf): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await pageWords(pdf, number));
  return pages;
}

/** Has a page a text layer that says something? Some have none, some one without the letters' meaning. */
function isLegible({ words }: Page): boolean {
  const text = words.map((word) => word.text).join("");
  const known = text.match(/[\p{L}\p{N}.,:;/€$%()'’+-]/gu)?.length ?? 0;
  return words.length >= 8 && known / text.length > 0.8;
}
