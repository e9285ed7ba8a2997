import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe says, and whether the page is wider than its window or a target smaller than a finger's tip. */
export async function problemsOf(page: Page): Promise<string[]> {
  // The page's own policy lets no foreign script in: the checker comes through the debugger.
  await page.evaluate(`${axe.source}; 0`);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
      resultTypes: ["violations"],
    });
    const said = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) said.push(`${wide} px too wide`);
    return said;
  });
}
