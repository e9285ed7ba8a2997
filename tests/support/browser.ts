import { type Browser, type BrowserContext, chromium as playwright, type Page } from "playwright-core";
import { unpackChromium } from "./chromium";
import { url } from "./address";

/** Keeps the browser from calling home and from wanting a screen. */
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** Starts Chromium: the one that `npm test` has unpacked, or any that CELLIER_CHROMIUM names. */
export async function startBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: process.env.CELLIER_CHROMIUM ?? (await unpackChromium()), args: flags });
}

export interface Reader {
  lang?: "fr" | "en";
  theme?: "cellier" | "cellier-nuit";
  width?: number;
  height?: number;
  scripts?: boolean;
  /** With fingers: as on any phone, and on a tablet. */
  touch?: boolean;
  /** Where their pages are, when it is no page of the running product. */
  at?: string;
}

/** Pages that run no scripts: they are ready as they come. */
const scriptless = new WeakSet<Page>();

/** A reader with a browser of their own: a language, a theme, a width. */
export async function openReader(
  browser: Browser,
  reader: Reader = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const { lang = "fr", theme = "cellier", width = 1440, height = 900, scripts = true, touch = width < 768, at = url } = reader;
  const context = await browser.newContext({
    baseURL: at,
    viewport: { width, height },
    javaScriptEnabled: scripts,
    hasTouch: touch,
    isMobile: width < 768,
    locale: lang === "fr" ? "fr-FR" : "en-GB",
  });
  const { hostname } = new URL(at);
  const cookie = { domain: hostname, path: "/" };
  await context.addCookies([
    { name: "lang", value: lang, ...cookie },
    { name: "theme", value: theme, ...cookie },
  ]);
  const page = await context.newPage();
  if (!scripts) scriptless.add(page);
  const faults: string[] = [];
  // Leaving a screen cuts off what it was still reading; the router says so of its own fetch, and nobody misses it.
  const report = (text: string) => {
    if (!text.includes("BodyStreamBuffer was aborted")) faults.push(text);
  };
  page.on("pageerror", (error) => report(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") report(message.text());
  });
  return { context, page, faults };
}

/** Goes to a page, and waits until it listens: before that, a press does what a page without scripts would do. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listens(page);
}

/** Waits until React has taken hold of all that can be pressed. Leaving earlier would cut it off in the middle (its error 345). */
export async function listens(page: Page): Promise<void> {
  if (scriptless.has(page)) return;
  await page.waitForFunction(() => {
    const active = document.querySelectorAll("main, main a, main button, main form");
    return active.length > 0 && [...active].every((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  });
}

/** Signs in through the form, as a person would. */
export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await visit(page, "/login");
  await page.fill('[name="email"]', email);
  await page.fill('[name="password"]', password);
  await Promise.all([page.waitForURL(/\/(customer|admin)\//), page.click('main button[type="submit"]')]);
  // The address changes before the screen does.
  await listens(page);
}
