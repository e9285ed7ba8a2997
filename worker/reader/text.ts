import type { DocumentText } from "@/worker/core/trade/reading";
import type { Page, Word } from "./extract/words";
import { kindOf } from "./kind";
import { isLegible, look } from "./look";
import { recognisePages } from "./ocr/pages";
import { inspectPdf } from "./pdf/inspect";
import { countingAll } from "./pdf/page-count";
import { openPdf } from "./pdf/open";
import { pageWords } from "./pdf/words";

/** Pages whose text is taken, and pages that are recognised: each of the latter costs two seconds. */
const MOST_PAGES = 300;
const MOST_RECOGNISED = 10;

/**
 * What a document says, page by page, to find it by.
 * @throws Unreadable encrypted, damaged, truncated, too_many_pages, decompression_bomb, too_many_pixels
 */
export async function readText(bytes: Uint8Array): Promise<DocumentText> {
  if (kindOf(bytes) !== "pdf") return textOf((await look(bytes)).pages);
  await inspectPdf(bytes);
  const whole = countingAll(bytes);
  const pdf = await openPdf(whole, MOST_PAGES);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await pageWords(pdf, number));
    const blank = pages.filter((page) => !isLegible(page)).map(({ number }) => number);
    // A page with a word or two says no more when it is looked at.
    const empty = blank.filter((number) => !pages[number - 1]?.words.length).slice(0, MOST_RECOGNISED);
    const recognised = empty.length ? await recognisePages(whole, empty) : [];
    return textOf(pages.map((page) => recognised.find(({ number }) => number === page.number) ?? page));
  } finally {
    await pdf.destroy();
  }
}

function textOf(pages: Page[]): DocumentText {
  return { count: pages.length, pages: pages.map(({ words }) => inLines(words)) };
}

/** The words of a page as people read them: what stands at one height is one line. */
function inLines(words: Word[]): string {
  const lines: Word[][] = [];
  for (const word of [...words].sort((one, other) => one.bottom - other.bottom)) {
    const line = lines.at(-1);
    const height = word.bottom - word.top;
    if (line?.[0] && Math.abs(line[0].bottom - word.bottom) < height * 0.4) line.push(word);
    else lines.push([word]);
  }
  return lines
    .map((line) =>
      line
        .sort((one, other) => one.left - other.left)
        .map(({ text }) => text)
        .join(" "),
    )
    .join("\n");
}
