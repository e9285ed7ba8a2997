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
  const seeds = Array.from({ length: count }, (_, at) => at + 1);
  return cached("text", count, seeds, async (take) => printed(seeds, async (pdf, { seed }) => take(seed, await textOf(pdf))));
}

/** Other papers as a scanner or a phone took them, with what recognition made of them: three seconds a page. */
export async function wornPapersOf(count: number): Promise<Paper[]> {
  const seeds = Array.from({ length: 3 * count }, (_, at) => FIRST_WORN + at).filter((seed) => {
    const { kind, table } = factsOf(seed).branches;
    return bookable.includes(kind) && table !== "pages";
  });
  return cached("worn", count, seeds.slice(0, count), async (take) => {
    const { reader, stop } = await startReader();
    await printed(seeds.slice(0, count), async (pdf, { seed }) => {
      const words = await reader.words(await wornOf(pdf, seed, asOf(seed)));
      take(seed, "refused" in words ? [] : words.pages);
    });
    await stop();
  });
}

/** Every third is taken with a phone. */
export const asOf = (seed: number): "scan" | "phone" => (seed % 3 === 0 ? "phone" : "scan");

const FIRST_WORN = 20_001;

type Take = (seed: number, pages: Page[]) => void;

async function cached(as: "text" | "worn", count: number, seeds: number[], make: (take: Take) => Promise<void>): Promise<Paper[]> {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${as}-${count}-${digestOfSources(as)}.json`;
  if (!existsSync(file)) {
    const words: Record<number, Page[]> = {};
    await make((seed, pages) => {
      words[seed] = pages;
    });
    writeFileSync(file, JSON.stringify(words));
  }
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<number, Page[]>;
  return seeds.map((seed) => ({ facts: factsOf(seed), pages: words[seed] ?? [] }));
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
