import { chromium as playwright } from "playwright-core";
import { unpackChromium } from "../chromium";
import { type Facts, factsOf } from "./facts";
import { markupOf } from "./markup";
import { marksOf } from "./marks";

/** Prints so many papers with a real browser. @param use what is done with each @param areMarked were they stamped, written on and folded since? */
export async function printed(seeds: number[], use: (pdf: Uint8Array, facts: Facts) => Promise<void>, areMarked = false): Promise<void> {
  const executablePath = process.env.CELLIER_CHROMIUM ?? (await unpackChromium());
  const browser = await playwright.launch({
    executablePath,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage();
    for (const seed of seeds) {
      const facts = factsOf(seed);
      await page.setContent(markupOf(facts, areMarked ? marksOf(seed, facts.branches.kind === "receipt") : ""));
      await page.evaluate("document.fonts.ready.then(() => true)");
      await use(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })), facts);
    }
  } finally {
    await browser.close();
  }
}
