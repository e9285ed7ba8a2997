import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReader, signInAs, startBrowser, visit } from "../support/browser";

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  ({ context, page } = await openReader(browser));
  page.on("dialog", (dialog) => void dialog.accept());
  await signInAs(page, "demo@cellier.test", "Demo-cellier-2026");
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

describe("a form", () => {
  it("takes a field's error away once the field is changed", async () => {
    await visit(page, "/customer/products/new");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    const name = page.locator('main [name="name"]');
    await page.locator('main [name="name"][aria-invalid="true"]').waitFor();
    await name.fill("Confit d'oignon");
    expect(await name.getAttribute("aria-invalid")).toBeNull();
    // What was typed is left behind without a question.
    await page.reload();
  });

  it("sent after the session ended keeps what was typed, and leads to signing in beside it", async () => {
    const guest = await openReader(browser, {});
    await signInAs(guest.page, "demo@cellier.test", "Demo-cellier-2026");
    await visit(guest.page, "/customer/products/new");
    await guest.page.fill('main [name="name"]', "Confit d'oignon");
    await guest.context.clearCookies();
    await guest.page.getByRole("button", { name: "Ajouter", exact: true }).click();
    const link = guest.page.getByRole("link", { name: "Se connecter dans un autre onglet" });
    expect(await link.getAttribute("href")).toBe("/login?to=%2Fcustomer%2Fproducts%2Fnew");
    expect(await guest.page.inputValue('main [name="name"]')).toBe("Confit d'oignon");
    await guest.context.close();
  });
});

describe("a list of many pages", () => {
  it("says its sentence alone where there is nothing, and counts nothing", async () => {
    await visit(page, "/customer/service-requests?search=zzzzz");
    expect(await page.getByRole("navigation", { name: "Pages de la liste" }).count()).toBe(0);
    expect(await page.locator("main").innerText()).not.toMatch(/0 à 0|sur 0/);
  });

  it("leads on, back and to its beginning, and claims no more than it knows", async () => {
    await visit(page, "/customer/inventory/movements");
    const pager = page.getByRole("navigation", { name: "Pages de la liste" });
    const first = await page.locator("main tbody tr").first().innerText();
    expect(await pager.innerText()).toMatch(/^1 à 50, et d'autres/);
    for (const range of ["51 à 100", "101 à 150"]) {
      await pager.getByRole("link", { name: "Suivants" }).click();
      await pager.getByText(range).waitFor();
    }
    await pager.getByRole("link", { name: "Précédents" }).click();
    await pager.getByText("51 à 100").waitFor();
    expect(await pager.getByRole("link", { name: "Début" }).count()).toBe(0);
    await pager.getByRole("link", { name: "Précédents" }).click();
    await pager.getByText("1 à 50, et d'autres").waitFor();
    expect(await page.locator("main tbody tr").first().innerText()).toBe(first);
  });
});
