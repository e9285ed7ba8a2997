/**
 * The kit as it looks, piece by piece, against pictures of how it shall look (`tests/browser/kit`). After a change that is
 * meant, look at `.cache/kit`, then accept what is there: `ACCEPT_PICTURES=1 npm test -- tests/browser/kit.test.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { decode, encode } from "fast-png";
import pixelmatch from "pixelmatch";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader, type Reader, startBrowser, visit } from "../support/browser";

const EXPECTED = "tests/browser/kit";
const SEEN = ".cache/kit";
/** The footer names the year and lies over what it passes. */
const WITHOUT_FOOTER = "footer { visibility: hidden }";
/** In a thousand: the edges of letters differ a little from one machine to another. */
const MAY_DIFFER = 1;

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
  for (const folder of [EXPECTED, SEEN]) mkdirSync(folder, { recursive: true });
});
afterAll(() => browser.close());

const readers: [string, Reader][] = [
  ["desk", { lang: "fr", theme: "cellier", width: 1440 }],
  ["desk-dark", { lang: "en", theme: "cellier-nuit", width: 1440 }],
  ["phone", { lang: "en", theme: "cellier", width: 390, height: 844 }],
  ["phone-dark", { lang: "fr", theme: "cellier-nuit", width: 390, height: 844 }],
];

it.each(readers)("the kit looks as it did: %s", async (name, reader) => {
  const { context, page } = await openReader(browser, reader);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/dev/kit");
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css", style: WITHOUT_FOOTER });
  await context.close();
  writeFileSync(`${SEEN}/${name}.png`, seen);
  if (process.env.ACCEPT_PICTURES) writeFileSync(`${EXPECTED}/${name}.png`, seen);
  expect(differing(name, seen)).toBeLessThanOrEqual(MAY_DIFFER);
});

/** How much of a picture is not as expected, in a thousand; all of it where its size is another. What differs is drawn beside it. */
function differing(name: string, seen: Buffer): number {
  const path = `${EXPECTED}/${name}.png`;
  if (!existsSync(path)) return 1000;
  const [before, now] = [decode(readFileSync(path)), decode(seen)];
  const { width, height } = before;
  if (now.width !== width || now.height !== height) return 1000;
  const difference = new Uint8Array(width * height * 4);
  const count = pixelmatch(withAlpha(before), withAlpha(now), difference, width, height, { threshold: 0.1 });
  if (count) writeFileSync(`${SEEN}/${name}-difference.png`, encode({ width, height, data: difference, channels: 4 }));
  return (count * 1000) / (width * height);
}

/** Pictures of pages have no see-through pixels, which the comparison wants. */
function withAlpha({ data, channels }: { data: ArrayLike<number>; channels: number }): Uint8Array {
  if (channels === 4) return Uint8Array.from(data);
  const pixels = data.length / channels;
  const all = new Uint8Array(pixels * 4).fill(255);
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let part = 0; part < 3; part++) all[pixel * 4 + part] = data[pixel * channels + part] ?? 0;
  return all;
}
