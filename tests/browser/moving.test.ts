import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";

/** How many times slower the processor is, as a phone of a few years is. */
const SLOWER = 6;
/** Milliseconds within which a press must be answered. */
const AT_ONCE = 100;

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  ({ context, page } = await openReader(browser));
  await signInAs(page, "demo@cellier.test", "Demo-cellier-2026");
});
beforeEach(() => visit(page, "/customer/products"));
afterAll(async () => {
  await context.close();
  await browser.close();
});

/** Milliseconds from a press to the line at the top, by the browser's own clock: what drives it is busy too. */
const untilTheLine = (target: string) =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const line = document.querySelector(".progress-line");
        let began = 0;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(line as Element, { attributes: true, attributeFilter: ["data-busy"] });
        const link = document.querySelector<HTMLElement>(selector);
        began = performance.now();
        link?.click();
      }),
    target,
  );

describe("a press on a slow machine", () => {
  it("is answered within 100 ms by a line that goes when the screen is there", async () => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    try {
      expect(await untilTheLine('.sidebar a[href="/customer/recipes"]')).toBeLessThan(AT_ONCE);
      await page.waitForURL("**/customer/recipes");
      await page.waitForFunction(() => !document.querySelector(".progress-line")?.hasAttribute("data-busy"));
    } finally {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await session.detach();
    }
  });
});

describe("on another screen", () => {
  const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);

  it("the focus goes to its heading, from the keyboard and back too", async () => {
    await page.locator(".sidebar a[href='/customer/recipes']").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/customer/recipes");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await focused()).toEqual(["H1", "Recettes"]);
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.textContent === "Produits");
    expect(await focused()).toEqual(["H1", "Produits"]);
  });

  it("is left where somebody types already", async () => {
    await page.locator("main .page-head a.btn-primary").click();
    await page.waitForURL("**/customer/products/new");
    await page.locator('main [name="name"]').fill("Con");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("name");
    await page.locator('main [name="name"]').fill("");
    await page.reload();
    await listens(page);
  });
});

describe("a row of a list", () => {
  const lists = ["products", "clients", "orders", "suppliers", "recipes", "invoices", "documents"].map((name) => `/customer/${name}`);

  it.each([...lists, "/customer/inventory", "/customer/inventory?tab=lots"])("of %s opens where nothing else is pressed", async (path) => {
    await visit(page, path);
    const row = page.locator("main tbody tr").first();
    const name = row.locator("a.name").first();
    const home = String(await name.getAttribute("href"));
    await row.locator("td:not(:has(a, button, input, summary))").last().click();
    await page.waitForURL((url) => url.pathname + url.search === new URL(home, url).pathname + new URL(home, url).search);
  });

  it("leaves to a box, a menu and a link what is theirs", async () => {
    const row = page.locator("main tbody tr").first();
    await row.locator('input[type="checkbox"]').check();
    await row.locator("summary").click();
    await row.getByRole("link", { name: "Modifier" }).click();
    await page.waitForURL("**/customer/products/**?edit=1");
  });
});
