import type { Page } from "playwright-core";
import { visit } from "./browser";

/** Parts of an address that show another screen; the others (filters, orders, pages of a list) show the same one with other rows. */
const SCREENS = ["tab", "section", "view", "edit", "step"];

/**
 * Goes from a first screen to every other that links lead to, one record of each kind, and calls `look` on each. Files are left alone.
 * @param pages of one person: each takes the next address, so that one looks while another waits
 */
export async function visitEveryAddress(
  pages: readonly Page[],
  first: string,
  look: (page: Page, path: string) => Promise<void>,
): Promise<string[]> {
  const addresses = new Map([[shapeOf(first), first]]);
  const waiting = [first];
  let visits = 0;
  const visitNext = async (page: Page, path: string) => {
    await visit(page, path);
    await look(page, path);
    for (const link of await linksOf(page)) {
      const screen = screenOf(link);
      const shape = shapeOf(screen);
      if (addresses.has(shape)) continue;
      addresses.set(shape, screen);
      waiting.push(screen);
    }
  };
  const visitAll = async (page: Page) => {
    while (waiting.length || visits) {
      const path = waiting.shift();
      // Another page may still find some.
      if (path === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
      else {
        visits += 1;
        await visitNext(page, path).finally(() => {
          visits -= 1;
        });
      }
    }
  };
  await Promise.all(pages.map(visitAll));
  return [...addresses.values()];
}

/** The links of a page that lead to a screen of the product. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([download]):not([target]):not([data-file])")]
      .filter(
        ({ origin, pathname }) => origin === location.origin && !/\/(papers|files?|exports?|logout|api)(\/|$)|\.\w{2,4}$/.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search),
  );
}

/** An address without what only filters, sorts or pages its rows. */
function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://product");
  const parts = new URLSearchParams([...searchParams].filter(([name]) => SCREENS.includes(name)));
  return parts.size ? `${pathname}?${parts}` : pathname;
}

/** An address with its records left out: what screen it is. */
function shapeOf(address: string): string {
  return address.replace(/\/(?=[^/?]*\d)[^/?]+/g, "/:record");
}
