import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { printed } from "@/tests/support/variety/print";
import { factsOf, type Facts } from "@/tests/support/variety/facts";
import { openPdf } from "@/worker/reader/pdf/open";
import { pageWords } from "@/worker/reader/pdf/words";
import type { Page } from "@/worker/reader/extract/words";
import { Chance } from "@/tests/support/variety/chance";
import { smudged } from "@/tests/support/variety/smudged";
import { wornOf } from "@/tests/support/variety/worn";
import { startReader } from "../local/reader";
import { bookable } from "./score";
import { digestOfSources } from "./sources";

/** A paper of the grammar: what it says, and the words on its pages. */
export interface Paper {
  facts: Facts;
  pages: Page[];
}

const FOLDER = ".cache/variety";

/** So many papers of the grammar, the same at each run; they are printed once for each state of the grammar. */
export function papersOf(count: number): Promise<Paper[]> {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return cached("text", all, (seeds, take) => printed(seeds, async (pdf, { seed }) => take(seed, await textOf(pdf))));
}

/** Other papers as a scanner or a phone took them, with what recognition made of them: three seconds a page. */
export async function wornPapersOf(count: number): Promise<Paper[]> {
  const all = Array.from({ length: 3 * count }, (_, at) => FIRST_WORN + at).filter((seed) => {
    const { kind, table } = factsOf(seed).branches;
    return bookable.includes(kind) && table !== "pages";
  });
  return cached("worn", all.slice(0, count), async (seeds, take) => {
    const { reader, stop } = await startReader();
    const taken = async (pdf: Uint8Array, { seed }: Facts) => {
      const words = await reader.words(await wornOf(pdf, seed, asOf(seed)));
      take(seed, "refused" in words ? [] : words.pages);
    };
    await printed(seeds, taken, true);
    await stop();
  });
}

/** Every third is taken with a phone. */
export const asOf = (seed: number): "scan" | "phone" => (seed % 3 === 0 ? "phone" : "scan");

const FIRST_WORN = 20_001;

type Take = (seed: number, pages: Page[]) => void;

/** Papers with their words, each in a file of its own as soon as it has them: a run that is cut short goes on where it was. */
async function cached(as: "text" | "worn", seeds: number[], make: (seeds: number[], take: Take) => Promise<void>): Promise<Paper[]> {
  const folder = `${FOLDER}/${as}-${digestOfSources(as)}`;
  mkdirSync(folder, { recursive: true });
  const fileOf = (seed: number) => `${folder}/${seed}.json`;
  const lacking = seeds.filter((seed) => !existsSync(fileOf(seed)));
  if (lacking.length) await make(lacking, (seed, pages) => writeFileSync(fileOf(seed), JSON.stringify(pages)));
  return seeds.map((seed) => ({ facts: factsOf(seed), pages: JSON.parse(readFileSync(fileOf(seed), "utf8")) as Page[] }));
}

/** Papers as recognition would have made them out, which takes no time. */
export function smudgedPapers(papers: Paper[]): Paper[] {
  return papers.map(({ facts, pages }) => ({
    facts,
    pages: pages.map((page) => smudged(page, new Chance(facts.seed * 71 + page.number))),
  }));
}

/** The words of a PDF with a text layer, as the reader sees them. */
export async function textOf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await openPdf(bytes);
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await pageWords(pdf, number));
  await pdf.destroy();
  return pages;
}
