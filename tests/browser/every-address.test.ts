import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sources } from "@/scripts/check/files";
import { openReader, signInAs, startBrowser } from "../support/browser";
import { visitEveryAddress } from "../support/crawl";

let browser: Browser;
let english: Set<string>;
beforeAll(async () => {
  [browser, english] = await Promise.all([startBrowser(), englishOnly()]);
});
afterAll(() => browser.close());

const WIDTHS = [360, 768, 1024, 1280, 1440];
/** A hundred screens and more, each at five widths, for fingers: what they press is larger, and takes more room. */
const PATIENCE = 600_000;

it.each([
  ["a maker", "demo@cellier.test", "Demo-cellier-2026", "/customer/dashboard", 90],
  ["the administration", "admin@cellier.test", "Admin-cellier-2026", "/admin/dashboard", 3],
])("every address of %s stays within its window, at every width", { timeout: PATIENCE }, async (_, email, password, first, atLeast) => {
  const { context, page } = await openReader(browser, { lang: "fr", touch: true });
  await signInAs(page, email, password);
  const problems: string[] = [];
  const pages = [page, await context.newPage(), await context.newPage()];
  const addresses = await visitEveryAddress(pages, first, async (page, path) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      problems.push(...(await problemsOfLayout(page)).map((problem) => `${path} at ${width} px: ${problem}`));
    }
    const summary = await page.locator('meta[name="description"]').getAttribute("content");
    if (!summary?.trim()) problems.push(`${path} is not described`);
    const texts = await textsOf(page);
    problems.push(...texts.filter((text) => RAW.test(text)).map((text) => `${path} shows "${text}"`));
    problems.push(...texts.filter((text) => english.has(text)).map((text) => `${path} says "${text}" in English`));
  });
  await context.close();
  expect(problems).toEqual([]);
  expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
});

/** What does not fit: a page wider than its window, a menu out of sight, a target smaller than a finger's tip, a figure cut off. */
function problemsOfLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems: string[] = [];
    const nameOf = (element: HTMLElement) => `<${element.tagName.toLowerCase()}> "${element.innerText.slice(0, 30)}"`;
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility() && element.offsetWidth > 1);
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px too wide`);
    for (const menu of visible(".person"))
      if (menu.getBoundingClientRect().right > clientWidth) problems.push("the account's menu is out of sight");
    for (const target of visible("button, summary, a.btn, .tabbar a")) {
      if (Math.min(target.offsetWidth, target.offsetHeight) < 24) problems.push(`${nameOf(target)} is small`);
    }
    for (const cell of visible("td, dd, .tnum, strong")) {
      const isCut = cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflowX === "hidden";
      if (isCut && /\d/.test(cell.innerText)) problems.push(`${nameOf(cell)} is cut off`);
    }
    return problems;
  });
}

/** What only a program could want to read: identities, keys of words, values that are none, figures without end. */
const RAW =
  /\d[.,]\d{5}|\[object|\bundefined\b|\bNaN\b|\{\{|(?<![\w-])[0-9a-f]{8}-[0-9a-f]{4}-|\bC62\b|\b[a-z]+[.:][a-z]+[A-Z]\w*\b|\b[a-z]{3,}\.(?:list|show|create|update|take|send)\b/;

/** Every text one sees on a page. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      if (text && walker.currentNode.parentElement?.checkVisibility()) texts.add(text);
    }
    return [...texts];
  });
}

/** The texts of the English catalogues that the French ones do not have: words of four letters and more, whole. */
async function englishOnly(): Promise<Set<string>> {
  const of = async (language: "fr" | "en") => {
    const files = sources(["app", "worker"], new RegExp(`words\\.${language}\\.ts$`));
    const catalogues = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
    return catalogues.flatMap((catalogue) => leaves(catalogue[language]));
  };
  const [french, all] = await Promise.all([of("fr"), of("en")]);
  const frenchTexts = new Set(french);
  return new Set(all.filter((text) => text.length > 3 && !frenchTexts.has(text)));
}

function leaves(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words ? Object.values(words).flatMap(leaves) : [];
}
