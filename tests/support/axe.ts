import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe says, and whether the page is wider than its window or a target smaller than a finger's tip. */
export async function problemsOf(page: Page): Promise<string[]> {
  // The page's own policy lets no foreign script in: the checker comes through the debugger.
  await page.evaluate(`${checker}; 0`);
  return page.evaluate(async () => {
    // What still fades in or out has a contrast of its own for a moment: nobody reads it then.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
      resultTypes: ["violations"],
    });
    const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
    // A phone shows a page that is too wide smaller: its window grows, the page's own width does not.
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) problems.push(`${wide} px too wide`);
    return problems;
  });
}
