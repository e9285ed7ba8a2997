import { chromium as playwright } from "playwright-core";
import { unpackChromium } from "../chromium";
import { type Facts, factsOf } from "./facts";
import { markupOf } from "./markup";

/** Prints so many papers with a real browser. @param use what is done with each */
export async function printed(seeds: number[], use: (pdf: Uint8Array, facts: Facts) => Promise<void>): Promise<void> {
  const executablePath = process.env.CELLIER_CHROMIUM ?? (await unpackChromium());
  const browser = await playwright.launch({
    executablePath,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage();
    for (const seed of seeds) {
      const facts = factsOf(seed);
      await page.setContent(markupOf(facts));
      await use(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })), facts);
    }
  } finally {
    await browser.close();
  }
}
