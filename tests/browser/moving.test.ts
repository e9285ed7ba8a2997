import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listens, openReader, signInAs, startBrowser, visit } from "../support/browser";

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

it("a press is answered by a line before anything else is done, and the line goes when the screen is there", async () => {
  const isAnswered = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sidebar a[href="/customer/recipes"]')?.click();
    return document.querySelector(".progress-line")?.hasAttribute("data-busy");
  });
  expect(isAnswered).toBe(true);
  await page.waitForURL("**/customer/recipes");
  await page.waitForFunction(() => !document.querySelector(".progress-line")?.hasAttribute("data-busy"));
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
  const first = () => page.locator("main table.as-cards tbody tr").first();
  const lists = ["products", "clients", "orders", "suppliers", "recipes", "invoices", "inventory", "audits/non-conformities"];

  it.each([...lists, "inventory?tab=lots"])("of %s opens where nothing else is pressed", async (list) => {
    await visit(page, `/customer/${list}`);
    const home = String(await first().locator("a.name").first().getAttribute("href"));
    await first().locator("td:not(:has(a, button, input, summary))").last().click();
    await page.waitForURL((url) => url.pathname !== `/customer/${list.replace(/\?.*/, "")}`);
    expect(home.startsWith(new URL(page.url()).pathname)).toBe(true);
  });

  it("leaves to a box, a menu and a link what is theirs", async () => {
    await first().locator('input[type="checkbox"]').check();
    await first().locator("summary").click();
    await first().getByRole("link", { name: "Modifier" }).click();
    await page.waitForURL("**/customer/products/**?edit=1");
    expect(new URL(page.url()).search).toBe("?edit=1");
  });
});

describe("a row that a finger pushes aside", () => {
  const LIST = "/customer/clients";
  let phone: Awaited<ReturnType<typeof openReader>>;
  /** Pushes the first row so many pixels to the side. */
  const push = async (pixels: number) => {
    const box = await phone.page.locator("tbody tr:has(.swipe)").first().boundingBox();
    const session = await phone.context.newCDPSession(phone.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: (box?.y ?? 0) + 30 }] });
    await touch("touchStart", 300);
    for (let step = 1; step <= 10; step++) await touch("touchMove", 300 + (pixels * step) / 10);
    await touch("touchEnd", 300 + pixels);
  };
  const shown = () => phone.page.locator("tr[data-swiped] .swipe").evaluateAll((links) => links.map((link) => link.textContent));
  beforeEach(async () => {
    phone ??= await openReader(browser, { width: 390, height: 844 });
    if (phone.page.url() === "about:blank") await signInAs(phone.page, "demo@cellier.test", "Demo-cellier-2026");
    await visit(phone.page, LIST);
    await phone.page.waitForLoadState("networkidle");
  });
  afterAll(() => phone.context.close());

  it("shows what one does most, hides it again, and does it where it is pushed on", async () => {
    await push(-100);
    expect(await shown()).toEqual(["Nouvelle commande"]);
    const { width = 0, height = 0 } = (await phone.page.locator("tr[data-swiped] .swipe").boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await push(100);
    expect(await shown()).toEqual([]);
    expect(phone.page.url()).toContain(LIST);
    await push(-250);
    await phone.page.waitForURL("**/customer/orders/new?client=*");
  });

  it("shows it to the keyboard too", async () => {
    const action = phone.page.locator(".swipe").first();
    expect(await action.isVisible()).toBe(true);
    await phone.page.locator("a.name").first().focus();
    await phone.page.keyboard.press("Tab");
    await expect.poll(async () => ((await action.boundingBox())?.x ?? 1_000) < 300).toBe(true);
    await phone.page.keyboard.press("Enter");
    await phone.page.waitForURL("**/customer/orders/new?client=*");
  });
});

it("the menu opens a list as it was left, and the list that is open as a whole", async () => {
  /** Presses a way of the menu, and answers the address once its screen is there. */
  const press = async (path: string, heading: string, search = "") => {
    await page.locator(`.sidebar a[href="${path}"]`).click();
    await page.waitForFunction(
      (seen) =>
        document.querySelector("h1")?.textContent === seen.heading &&
        document.querySelector<HTMLInputElement>('main input[type="search"]')?.value === seen.search,
      { heading, search },
    );
    return page.url().replace(/.*\/customer/, "");
  };
  const narrowed = "/products?search=confiture&sort=price&direction=desc";
  await visit(page, `/customer${narrowed}`);
  await press("/customer/clients", "Clients");
  expect(await press("/customer/products", "Produits", "confiture")).toBe(narrowed);
  expect(await press("/customer/products", "Produits")).toBe("/products");
  await press("/customer/clients", "Clients");
  expect(await press("/customer/products", "Produits")).toBe("/products");
});
